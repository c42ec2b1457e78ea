/// A scene, that is, one copy of the app's interface. The model has exactly one, which exists from
/// the start.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene, such as active or in the background.
  public enum ActivationState: Int, Sendable {
    /// The scene is connected to no app. The model's scene never is in this state.
    case unattached = -1
    /// The scene is active on the screen, inactive on the screen, or in the background.
    case foregroundActive, foregroundInactive, background
  }

  /// The scene delegate, which is told of the scene's events, such as becoming active.
  open var delegate: (any UISceneDelegate)?

  /// The session of this scene, that is, the system's record of it.
  public let session = UISceneSession()

  /// The options with which a scene is connected. The model leaves them empty.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The links that opened the scene. The set is always empty in the model.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the scene goes on with. The set is always empty in the model.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The user's response to a notification, if it opened the scene. In the model it is always
    /// `nil`.
    public var notificationResponse: Any? { nil }
    /// The shortcut on the home screen, if it opened the scene. In the model it is always `nil`.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The title that the system shows for the scene. The model only stores it.
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

  /// A notification that is posted when a launch connects the scene to its delegate.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A notification that is posted when the scene has become active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A notification that is posted before the scene becomes inactive.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A notification that is posted before the scene leaves the background.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A notification that is posted when the scene has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that contains windows. It takes its traits from the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen on which the scene is shown.
  open var screen: UIScreen { Simulator.current.screen }

  /// The scene's visible windows, from back to front.
  open var windows: [UIWindow] {
    Simulator.current.application.windows.filter { $0.windowScene === self }
  }

  /// The key window of the scene, which gets keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The orientation of the scene's interface, derived from the screen's width and height.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.isLandscape ? .landscapeRight : .portrait
  }

  /// The scene's present geometry. In the model it consists of the interface's orientation.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Requests another orientation of the scene. A phone's interface turns if the app allows the
  /// orientation (rule R146 of UIKit's behaviour); otherwise the error handler is called.
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

  /// The geometry of a scene. In the model it consists of the interface's orientation.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The orientation of the scene's interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// True while the user changes the scene's size. The value is false, because the model has no
    /// such user.
    public var isInteractivelyResizing: Bool { false }
    /// The coordinate space of the scene: the screen.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// A request that a scene takes another geometry, such as an orientation.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// A request that a scene takes one of certain orientations.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The interface orientations that the app requests for the scene; `nil` requests none.
      public var interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a request for interface orientations of a scene.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The coordinate space of the scene's windows, which is the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The manager of the status bar above the scene's windows, with the bar's frame.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The traits of the scene, which are those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called in UIKit when the traits of an object have changed. The model never calls it for a
  /// scene, because a scene takes its traits from the screen.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// An error that gives the reason for which a scene refused a request.
public struct UISceneError: Error, Sendable {
  /// The reasons for which a scene can refuse a request, with UIKit's numbers.
  public enum Code: Int, Sendable {
    /// The app allows one scene only, or the request was refused. The model gives neither of these
    /// reasons.
    case multipleScenesNotSupported, requestDenied
    /// The scene cannot change its geometry. The model never gives this reason.
    case geometryRequestUnsupported = 100
    /// The request was refused, because the app does not allow the orientation.
    case geometryRequestDenied
  }
  /// The reason for which the scene refused the request.
  public let code: Code
  /// A sentence that names the reason for which the scene refused the request.
  public var localizedDescription: String { "The scene does not do that (\(code))." }
}

/// An object that tells the frame and the visibility of the status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// The frame of the status bar on the screen.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main.shape
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
  }
  /// True if the status bar is hidden, which it is on a screen without a top safe area.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The delegate of a scene. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the app has become active, also at a launch.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the app becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called at a launch when the scene has been connected, and later before the app leaves the
  /// background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the app has entered the background, before its animations are removed.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene has been connected, which the model does at ``Simulator/launch(_:)``
  /// alone.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been closed. The model never calls it.
  func sceneDidDisconnect(_ scene: UIScene)
}

/// A session, that is, the system's record of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene, which tells what it is for, such as windows on the device's screen.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value of the scene's role, a string.
    public let rawValue: String
    /// Creates a role of a scene from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene with windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the only scene: windows on the device's screen.
  public var role: Role { .windowApplication }
  /// The identifier of the scene's session. It is the same in every run.
  public var persistentIdentifier: String { "scene" }
  /// The configuration of the session's scene. In the model it has no name and no classes.
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The scene of this session: the application's only one.
  public var scene: UIScene? { Simulator.current.application.scene }
}

/// A configuration from which the system makes a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the scene's configuration in the Info.plist.
  public let name: String?
  /// The role of the scenes that are made from the configuration, such as windows on the device's
  /// screen.
  public let role: UISceneSession.Role
  /// The class of the delegate for scenes of this configuration.
  public var delegateClass: AnyClass?
  /// The class of the scene. The model stores the class and makes a `UIWindowScene` nevertheless.
  public var sceneClass: AnyClass?
  /// The storyboard of the scene's interface. The model stores the storyboard and does not load it.
  public var storyboard: UIStoryboard?

  /// Creates a scene configuration without classes and without a storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UISceneDelegate {
  /// The default `sceneDidBecomeActive(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default `sceneWillResignActive(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default `sceneWillEnterForeground(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default `sceneDidEnterBackground(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default `scene(_:willConnectTo:options:)`, for a delegate that leaves the method out: it
  /// does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default `sceneDidDisconnect(_:)`, for a delegate that leaves the method out: it does
  /// nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, if the delegate stores one.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The default `window`, for a delegate that declares no such property: it is `nil`, and setting
  /// it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
