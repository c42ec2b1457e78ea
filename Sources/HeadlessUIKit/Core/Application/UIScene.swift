/// One copy of the app's interface. There is one, and it is connected from the start.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How much of a scene runs.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Hears what happens to the scene.
  open var delegate: (any UISceneDelegate)?

  /// What the system knows of the scene.
  public let session = UISceneSession()

  /// What a scene is connected with; nothing here.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<AnyHashable> { [] }
    public var notificationResponse: Any? { nil }
    public var shortcutItem: Any? { nil }
  }

  /// What the system calls it.
  open var title: String! = ""

  /// How much of it runs: as much as of the app.
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
  /// The screen the scene is on.
  open var screen: UIScreen { Simulator.current.screen }

  /// The windows that are shown, back to front.
  open var windows: [UIWindow] {
    Simulator.current.application.windows.filter { $0.windowScene === self }
  }

  /// The window that keyboard input goes to.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// How the scene is held, told by its proportions.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.isLandscape ? .landscapeRight : .portrait
  }

  /// What the scene is like at present.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Asks for another way to be held. A phone turns, if the app allows it (R146); the error is told
  /// if it does not.
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

  /// What the scene is like: how it is held.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public var isInteractivelyResizing: Bool { false }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// What a scene is asked to be like.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// What a scene of iOS is asked to be like: in what ways it is held.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The space its windows are in.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The status bar above its windows.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Why a scene did not do what it was asked for.
public struct UISceneError: Error, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported, requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }
  public let code: Code
  public var localizedDescription: String { "The scene does not do that (\(code))." }
}

/// What there is to know of the status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// Where the bar is on the screen.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main.shape
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
  }
  /// Whether it is left out: where the screen keeps nothing free for it.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// Hears what happens to a scene; every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene has come to be. Nothing launches the model's app by itself: ``Simulator/launch(_:)``
  /// does.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
}

/// What the system knows of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What scenes are for.
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

/// How a scene is made.
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

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, where the delegate keeps it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
