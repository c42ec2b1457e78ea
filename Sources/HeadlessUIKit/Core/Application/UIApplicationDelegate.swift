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
  /// Called when the app has become active. Not called if the scene has a delegate (R195).
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive. Not called if the scene has a delegate (R195).
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background, before its animations are removed. Not called
  /// if the scene has a delegate (R195).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app leaves the background. Not called if the scene has a delegate (R195).
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when memory is scarce. The model never calls it.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before the app ends. The model never calls it.
  func applicationWillTerminate(_ application: UIApplication)
  /// The app's window, if the delegate stores one.
  var window: UIWindow? { get set }
  /// Returns the orientations that the app allows. The interface turns only to orientations that
  /// the Info.plist also declares (R146).
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
  /// Returns true, for a delegate without this method.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true, for a delegate without this method.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing, for a delegate without this method.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing, for a delegate without this method.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing, for a delegate without this method.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing, for a delegate without this method.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, for a delegate without this method.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing, for a delegate without this method.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The value `nil`, for a delegate that stores no window. Setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Allows all orientations, for a delegate without this method.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns a configuration without a name and a delegate class, for a delegate without this
  /// method.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing, for a delegate without this method.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
