import VirtualTime

/// The one application: its windows, its state, and whether it takes touches.
///
/// ```swift
/// UIApplication.shared.beginIgnoringInteractionEvents()
/// UIView.animate(withDuration: 0.3, animations: change) { _ in
///   UIApplication.shared.endIgnoringInteractionEvents()
/// }
/// ```
///
/// The state is moved from outside: see ``Simulator/enterBackground(when:)``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether it is on its way to the background.
  var isLeaving: Bool { departure != nil }
  /// Where it is going to, by way of the states in between; `nil` if it stays.
  var departure: State?
  /// The next stage of that.
  var nextStage: EventToken?

  /// Whether the app is on the screen, and has it for itself.
  @frozen public enum State: Int, Sendable {
    /// On the screen, taking touches.
    case active
    /// On the screen, while something else takes the touches.
    case inactive
    /// Not on the screen.
    case background
  }

  /// The application of the present world.
  public static var shared: UIApplication { Simulator.current.application }

  /// The class's properties by name: the application, for code that must not say `shared` since it
  /// may run in an extension.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Hears what happens to the application.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate the app was launched with, which lives as long as the app.
  var launched: (any UIApplicationDelegate)?
  /// The window that was made for the main storyboard.
  var launchWindow: UIWindow?

  /// The windows that are shown, back to front.
  public private(set) var windows: [UIWindow] = []

  /// Whether the app is on the screen, and has it for itself.
  public internal(set) var applicationState: State = .active {
    didSet {
      if applicationState != oldValue {
        Simulator.current.animations.isInBackground = applicationState == .background
        Simulator.current.publish(.application(applicationState))
      }
    }
  }

  /// The window that keyboard input goes to.
  open private(set) weak var keyWindow: UIWindow?

  /// The one scene.
  let scene = UIWindowScene()

  /// The responder that gets events without a place.
  weak var firstResponder: UIResponder?

  /// How many non-interactive transitions keep touches away at present (R57, R124).
  var transitionBlocks = 0 {
    didSet { if oldValue == 0, transitionBlocks == 1 { touchesBecomeUnwanted() } }
  }

  /// Whether some view overrides what others inherit; as long as none does, moving views need not
  /// compare.
  var inheritanceIsUsed = false

  /// The views that draw themselves at the end of the turn.
  var viewsToDraw: [UIView] = []

  private var ignoring = 0

  /// The scenes, of which there is one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// Whether the screen stays on; it never goes dark here.
  open var isIdleTimerDisabled = false { didSet { inert("UIApplication.isIdleTimerDisabled") } }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Which way text runs for the whole app.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Where the status bar is.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

  /// How the interface is held.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - The world outside

  /// Whether another app would open a link: none would, there is none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks another app to open a link; none does, which the completion is told.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Simulator.current.loop.nextTurn { completion?(false) }
  }
  /// Asks another app to open a link; none does.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// What may be said when a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public static let openSettingsURLString = "app-settings:"

  /// A sign that something is loaded; kept, and never shown.
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { [scene.session] }

  /// How the status bar looks, where controllers do not decide; kept, and never shown.
  open var statusBarStyle: UIStatusBarStyle = .default
  open var isStatusBarHidden = false
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Names a piece of work that may go on in the background; here all of it may.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    BackgroundTaskIdentifier(rawValue: Simulator.current.makeSerial() + 1)
  }
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  // MARK: - Touches

  /// Keeps all touches away until ``endIgnoringInteractionEvents()`` was called as often (R124).
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
    if ignoring == 1 { touchesBecomeUnwanted() }
  }

  /// Takes back one ``beginIgnoringInteractionEvents()``; one too many does nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Whether touches are kept away.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Sends an action to a target, or to the first responder of the chain that can take it.
  ///
  /// - Returns: Whether there was a target.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? taker(of: action) else {
      if firstResponder == nil { return false }
      notModelled(
        "An action must have a target (\(action) was sent to nil): a selector of the model belongs to a class, so name the object."
      )
    }
    action.perform(on: target as AnyObject, with: sender, event: event)
    return true
  }

  /// The first responder, for the one action that is sent to the owner of the keyboard.
  private func taker(of action: Selector) -> Any? {
    action == Selector(UIResponder.resignFirstResponder) ? firstResponder : nil
  }

  private func touchesBecomeUnwanted() {
    Simulator.current.touches.interactionEnded()
  }
}

// MARK: - Windows

extension UIApplication {
  /// Puts a window in front of the others of its level.
  func order(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: place)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { replaceKeyWindow(by: windows.last { $0.canBecomeKey }) }
  }

  func makeKey(_ window: UIWindow) {
    if keyWindow !== window { replaceKeyWindow(by: window) }
  }

  private func replaceKeyWindow(by window: UIWindow?) {
    let old = keyWindow
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }
}
