/// A description of an app's launch: the parts that `@main` and the Info.plist declare.
///
/// ```swift
/// let launch = AppLaunch(
///   delegate: { AppDelegate() }, scene: { SceneDelegate() }, storyboard: "Main")
/// simulator.launch(launch)
/// ```
public struct AppLaunch: Sendable {
  /// A closure that makes the application delegate, whose class is marked `@main` or
  /// `@UIApplicationMain`; `nil` for an app without a delegate.
  public var delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
  /// A closure that makes the scene delegate, whose class the scene manifest names as
  /// `UISceneDelegateClassName`; `nil` for an app without scenes.
  public var scene: (@MainActor @Sendable () -> any UISceneDelegate)?
  /// The name of the storyboard whose initial controller becomes the window's root: the
  /// Info.plist's `UIMainStoryboardFile`, or `UISceneStoryboardFile` in an app with scenes.
  public var storyboard: String?
  /// The orientations that the app's Info.plist declares as `UISupportedInterfaceOrientations`.
  public var orientations: UIInterfaceOrientationMask

  /// Creates a description of an app's launch.
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
  /// Launches an app as a tap on its icon does, and returns when the app is active.
  ///
  /// The order is UIKit's. The app delegate is made and gets `willFinishLaunching`. The main
  /// storyboard is loaded, the delegate gets `didFinishLaunching`, and then the storyboard's window
  /// is shown. In an app with scenes the scene is connected next: the app delegate returns its
  /// configuration, the scene delegate is made, the scene's storyboard is loaded, and
  /// `scene(_:willConnectTo:options:)` is called. Then the app enters the foreground and becomes
  /// active.
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
    let own = window(
      showing: hasScenes ? nil : launch.storyboard, asking: { launched?.window ?? nil },
      telling: { launched?.window = $0 })
    _ = launched?.application(self, didFinishLaunchingWithOptions: nil)
    show(own, unlessReplacedBy: launched?.window)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    connectScene(launch)
    if let delegate = scene.delegate {
      delegate.sceneWillEnterForeground(scene)
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
    if scene.delegate == nil { launched?.applicationDidBecomeActive(self) }
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
    let owner = sceneDelegate as? any UIWindowSceneDelegate
    let own = window(
      showing: launch.scene == nil ? nil : launch.storyboard, asking: { owner?.window },
      telling: { owner?.window = $0 })
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    show(own, unlessReplacedBy: owner?.window)
  }

  /// Shows the main storyboard's window, or releases it if the app delegate has set another window,
  /// which is shown in its place (rule R201 of UIKit's behaviour).
  private func show(_ own: UIWindow?, unlessReplacedBy window: UIWindow??) {
    guard let own else { return }
    if let replacement = window ?? nil, replacement !== own {
      launchWindow = nil
      if replacement.isHidden { replacement.makeKeyAndVisible() }
    } else {
      own.makeKeyAndVisible()
    }
  }

  /// Shows the initial controller of a storyboard in the window that a delegate has made, or in a
  /// new one, which the delegate is then given (rule R231 of UIKit's behaviour).
  ///
  /// The application itself keeps the window alive, because a delegate need not store the window
  /// that it is given.
  private func window(
    showing storyboard: String?, asking given: () -> UIWindow?, telling delegate: (UIWindow) -> Void
  ) -> UIWindow? {
    guard let storyboard else { return nil }
    let given = given()
    let window = given ?? UIWindow(windowScene: scene)
    window.rootViewController =
      UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    if given == nil { delegate(window) }
    launchWindow = window
    return window
  }
}

/// Makes a responder, such as a delegate, from a class that is known only at run time. Both methods
/// have the same linker symbol, so calling the type method runs the initialiser;
/// `CALayer+Making.swift` explains why this works.
extension UIResponder {
  @_silgen_name("turnstile_responder_of_class") convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_responder_of_class") static func made() -> UIResponder

  /// Makes a responder of a class; returns `nil` if the class is not a responder's.
  static func make(_ responderClass: AnyClass) -> UIResponder? {
    (responderClass as? UIResponder.Type)?.made()
  }
}
