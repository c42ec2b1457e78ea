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

  /// The space its windows are in.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The status bar above its windows.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
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
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
