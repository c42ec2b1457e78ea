/// One copy of the app's interface. The model has exactly one, which exists from the start.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The delegate that is told of the scene's events.
  open var delegate: (any UISceneDelegate)?

  /// The system's record of the scene.
  public let session = UISceneSession()

  /// The options with which a scene is connected. They are always empty.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<AnyHashable> { [] }
    public var notificationResponse: Any? { nil }
    public var shortcutItem: Any? { nil }
  }

  /// The title that the system shows for the scene.
  open var title: String! = ""

  /// The activation state of the scene, derived from the application's state.
  open var activationState: ActivationState {
    switch Simulator.current.application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { Simulator.current.application }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen on which the scene is shown.
  open var screen: UIScreen { Simulator.current.screen }

  /// The scene's visible windows, from back to front.
  open var windows: [UIWindow] {
    Simulator.current.application.windows.filter { $0.windowScene === self }
  }

  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The orientation of the scene, derived from the screen's proportions.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.isLandscape ? .landscapeRight : .portrait
  }

  /// The present geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Asks for another orientation. A phone turns if the app allows it (R146); otherwise the handler
  /// gets an error.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let ways = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    let simulator = Simulator.current
    let (before, size) = (simulator.screen.isLandscape, simulator.screen.shape.size)
    let stays = !ways.isDisjoint(with: before ? .landscape : [.portrait, .portraitUpsideDown])
    if !stays, !simulator.allows(CGSize(width: size.height, height: size.width)) {
      errorHandler?(UISceneError(code: .geometryRequestDenied))
    } else {
      simulator.turn(to: ways)
    }
  }

  /// The geometry of a scene: its orientation.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public var isInteractivelyResizing: Bool { false }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// A request for a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// A request for the orientations of a scene on iOS.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The coordinate space of the scene's windows.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The status bar above its windows.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The reason for which a scene refused a request.
public struct UISceneError: Error, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported, requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }
  public let code: Code
  public var localizedDescription: String { "The scene does not do that (\(code))." }
}

/// The state of the status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// The frame of the bar on the screen.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main.shape
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
  }
  /// True if the status bar is hidden, which it is if the screen has no top safe area.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The delegate of a scene. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene has been connected. The model does not launch an app by itself:
  /// ``Simulator/launch(_:)`` does.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
}

/// The system's record of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "scene" }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  public var scene: UIScene? { Simulator.current.application.scene }
}

/// The configuration from which a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, if the delegate stores it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
