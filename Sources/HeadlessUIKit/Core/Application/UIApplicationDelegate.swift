/// The delegate of the application. All methods are optional.
///
/// - Note: The model does not launch an app by itself. ``Simulator/launch(_:)`` does, or a test
///   sets up a window directly.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  /// The app's window, if the delegate stores it.
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
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
  /// Returns a configuration without a name and a class, for a delegate without this method.
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
