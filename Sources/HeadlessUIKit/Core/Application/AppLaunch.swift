/// What an app says about how it is started: by `@main`, and in its Info.plist.
///
/// ```swift
/// let launch = AppLaunch(
///   delegate: { AppDelegate() }, scene: { SceneDelegate() }, storyboard: "Main")
/// simulator.launch(launch)
/// ```
public struct AppLaunch: Sendable {
  /// Makes the class that stands behind `@main` or `@UIApplicationMain`; `nil` for an app without
  /// one.
  public var delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
  /// Makes the class that the scene manifest names as `UISceneDelegateClassName`; `nil` for an app
  /// without scenes.
  public var scene: (@MainActor @Sendable () -> any UISceneDelegate)?
  /// The storyboard whose initial controller becomes the window's root: `UIMainStoryboardFile`, or
  /// with scenes `UISceneStoryboardFile`.
  public var storyboard: String?
  /// The ways in which the app may be held: `UISupportedInterfaceOrientations`.
  public var orientations: UIInterfaceOrientationMask

  /// Describes how an app is started.
  public init(
    delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
    scene: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
    storyboard: String? = nil,
    orientations: UIInterfaceOrientationMask = .allButUpsideDown
  ) {
    self.delegate = delegate
    self.scene = scene
    self.storyboard = storyboard
    self.orientations = orientations
  }
}

extension Simulator {
  /// Starts an app as a touch on its icon does, up to the moment at which it is active.
  ///
  /// In UIKit's order: the delegate is made, hears `willFinishLaunching`, and `didFinishLaunching`;
  /// a main storyboard is loaded in between, and its window shown behind. With scenes the scene is
  /// connected after that: the app delegate is asked for its configuration, the scene's delegate is
  /// made, its storyboard loaded, and `scene(_:willConnectTo:options:)` called. Then the app enters
  /// the foreground and becomes active.
  ///
  /// - Returns: The window that the app shows; `nil` if it shows none.
  @discardableResult
  public func launch(_ launch: AppLaunch) -> UIWindow? {
    declaredOrientations = launch.orientations
    return application.launch(launch)
  }
}

extension UIApplication {
  fileprivate func launch(_ launch: AppLaunch) -> UIWindow? {
    launched = launch.delegate?()
    delegate = launched
    _ = launched?.application(self, willFinishLaunchingWithOptions: nil)
    let hasScenes = launch.scene != nil
    let own = hasScenes ? nil : window(showing: launch.storyboard)
    // Where the delegate keeps no window, the application does.
    if let own {
      launched?.window = own
      launchWindow = own
    }
    _ = launched?.application(self, didFinishLaunchingWithOptions: nil)
    own?.makeKeyAndVisible()
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    connectScene(launch)
    scene.delegate?.sceneWillEnterForeground(scene)
    launched?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: self)
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    return keyWindow ?? windows.last
  }

  private func connectScene(_ launch: AppLaunch) {
    let configuration = launched?.application(
      self, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    let named = configuration?.delegateClass.flatMap {
      UIResponder.make($0) as? any UISceneDelegate
    }
    guard let sceneDelegate = named ?? launch.scene?() else { return }
    scene.delegate = sceneDelegate
    let own = window(showing: launch.scene == nil ? nil : launch.storyboard)
    if let own {
      (sceneDelegate as? any UIWindowSceneDelegate)?.window = own
      launchWindow = own
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    own?.makeKeyAndVisible()
  }

  /// A window with a storyboard's first screen.
  private func window(showing storyboard: String?) -> UIWindow? {
    guard let storyboard else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController =
      UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    return window
  }
}

/// Making a delegate of a class that is only known as a value, see `CALayer+Making.swift`.
extension UIResponder {
  @_silgen_name("turnstile_responder_of_class") convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_responder_of_class") static func made() -> UIResponder

  /// Makes a responder of a class; `nil` for a class that is none.
  static func make(_ responderClass: AnyClass) -> UIResponder? {
    (responderClass as? UIResponder.Type)?.made()
  }
}
