/// The delegate of the application. All methods are optional.
///
/// - Note: A test that needs the delegate calls ``Simulator/launch(_:)``. A test without a launch
///   sets up a window directly, and the methods about launching are not called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first at a launch, before the main storyboard is loaded. The options are `nil`, and the
  /// result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at a launch after the main storyboard has been loaded and before its window is shown.
  /// The options are `nil`, and the result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at a launch if the delegate does not implement
  /// `application(_:didFinishLaunchingWithOptions:)` (rule R225 of UIKit's behaviour).
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the app has become active. Not called if the scene has a delegate (rule R195 of
  /// UIKit's behaviour).
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive. Not called if the scene has a delegate (rule R195 of
  /// UIKit's behaviour).
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background, before its animations are removed. Not called
  /// if the scene has a delegate (rule R195 of UIKit's behaviour).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app leaves the background. Not called if the scene has a delegate (rule R195
  /// of UIKit's behaviour).
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when memory is scarce. The model never calls it.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before the app ends. The model never calls it.
  func applicationWillTerminate(_ application: UIApplication)
  /// The app's window, if the delegate stores one.
  var window: UIWindow? { get set }
  /// Returns the orientations that the app allows. The interface turns only to orientations that
  /// the Info.plist also declares (rule R146 of UIKit's behaviour).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration of the scene that is connected at a launch. The model uses only the
  /// delegate class of the configuration.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes. The model never calls it.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The default `application(_:willFinishLaunchingWithOptions:)`, for a delegate that leaves the
  /// method out: it returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default `application(_:didFinishLaunchingWithOptions:)`, for a delegate that leaves the
  /// method out: it calls `applicationDidFinishLaunching(_:)` and returns true (rule R225 of
  /// UIKit's behaviour).
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default `applicationDidFinishLaunching(_:)`, for a delegate that leaves the method out: it
  /// does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default `applicationDidBecomeActive(_:)`, for a delegate that leaves the method out: it
  /// does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default `applicationWillResignActive(_:)`, for a delegate that leaves the method out: it
  /// does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default `applicationDidEnterBackground(_:)`, for a delegate that leaves the method out: it
  /// does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default `applicationWillEnterForeground(_:)`, for a delegate that leaves the method out:
  /// it does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default `applicationDidReceiveMemoryWarning(_:)`, for a delegate that leaves the method
  /// out: it does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default `applicationWillTerminate(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default `window`, for a delegate that declares no such property: it is `nil`, and setting
  /// it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default `application(_:supportedInterfaceOrientationsFor:)`, for a delegate that leaves
  /// the method out: it allows all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// The default `application(_:configurationForConnecting:options:)`, for a delegate that leaves
  /// the method out: it returns a configuration without a name and a delegate class.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// The default `application(_:didDiscardSceneSessions:)`, for a delegate that leaves the method
  /// out: it does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
