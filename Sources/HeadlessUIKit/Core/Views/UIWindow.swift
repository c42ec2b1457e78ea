/// The root of a view tree that is shown on the screen.
///
/// A window is hidden until the app calls ``makeKeyAndVisible()`` or sets ``UIView/isHidden`` to
/// `false`. Only then is the root controller's view loaded and added.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// ```
///
/// - Note: Unlike UIKit, ``UIApplication/windows`` keeps a visible window alive, so a test need not
///   store it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window. A window of a higher level is in front of those of lower levels. Within
  /// a level, the window that was shown last is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The window level as a number.
    public var rawValue: CGFloat
    /// Creates a window level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a window level from a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The window level of an app's ordinary windows.
    public static let normal = Level(0)
    /// The window level of the status bar. The model has no window for it.
    public static let statusBar = Level(1000)
    /// The window level of an alert, in front of the status bar.
    public static let alert = Level(2000)

    /// Returns true if the left window level is behind the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a window level that is further in front by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns a window level that is further behind by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// The number of the first screen update (commit) that renders the window.
  var shownFromCommit = Int.max

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// Creates a hidden window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeRoot()
    self.windowScene = windowScene
  }

  /// Creates a hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    cachedWindow = self
    layer.isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    windowScene = Simulator.current.application.scene
  }

  /// The controller whose view fills the window.
  ///
  /// Setting another controller removes the old one's view at once, without a transition.
  /// Controllers that the old one has presented stay on the screen, as on a device, so dismiss them
  /// first.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      detachRoot(oldValue)
      if !isHidden { attachRoot { insertSubview($0, at: 0) } }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { enterScreen() }
    }
  }

  /// The level of the window, which decides its place among the other windows.
  open var windowLevel: Level = .normal {
    didSet { if !isHidden { Simulator.current.application.order(self) } }
  }

  /// The scene to which the window belongs.
  open weak var windowScene: UIWindowScene?

  /// The screen on which the window is shown.
  open var screen: UIScreen { Simulator.current.screen }

  /// True if this window is the key window, which gets keyboard input.
  open var isKeyWindow: Bool { Simulator.current.application.keyWindow === self }

  /// True if the window may become the key window, which gets keyboard input.
  open var canBecomeKey: Bool { true }

  /// Makes this window the key window, if ``canBecomeKey`` allows it.
  open func makeKey() {
    if canBecomeKey { Simulator.current.application.makeKey(self) }
  }

  /// Sends an event to the gesture recognisers and the view of its touch. An app's subclass may
  /// override the method to see the window's touches. Where it does not call `super`, no recogniser
  /// and no view gets the event (rule R253 of UIKit's behaviour).
  open func sendEvent(_ event: UIEvent) { event.delivery?.deliver() }

  /// Shows the window in front of the other windows of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { Simulator.current.application.order(self) }
    makeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? Simulator.current.application }

  /// Converts a point from this window to another window, or to the screen (`nil`).
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - other.x, y: point.y + frame.minY - other.y)
  }

  /// Converts a point from another window, or from the screen (`nil`), to this window.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x - frame.minX + other.x, y: point.y - frame.minY + other.y)
  }

  /// Converts a rectangle from this window to another window, or to the screen (`nil`).
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle from another window, or from the screen (`nil`), to this window.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }
}

// MARK: - Showing and hiding

extension UIWindow {
  private func enterScreen() {
    let simulator = Simulator.current
    shownFromCommit = simulator.animations.commits + 1
    simulator.application.order(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    // The root controller's view is added in front of the views that the app added to the window
    // before (rule R157 of UIKit's behaviour). If a hidden window is shown again, its views keep
    // their order.
    attachRoot { view in
      if view.superview !== self { addSubview(view) }
    }
    simulator.setNeedsCommit()
  }

  private func leaveScreen() {
    shownFromCommit = .max
    Simulator.current.application.remove(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// Loads the root controller's view and lets a closure add it to the window.
  private func attachRoot(insert: (UIView) -> Void) {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginRootAppearance(in: self) { insert(view) }
  }

  private func detachRoot(_ old: UIViewController?) {
    guard let old, old.isViewLoaded, old.view.window === self else { return }
    old.endRootAppearance(in: self) { old.view.removeFromSuperview() }
  }

  /// The safe area insets of the window: the part of the screen's insets that reaches the window.
  var ownSafeArea: UIEdgeInsets {
    let screen = screen.shape
    let frame = self.frame
    // A window beyond an edge has the whole inset of that edge and no more, as views have (rule
    // R159 of UIKit's behaviour). When the device turns, a window may still have its old size.
    func rest(of inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), inset)
    }
    let area = screen.safeArea
    return UIEdgeInsets(
      top: rest(of: area.top, frame.minY),
      left: rest(of: area.left, frame.minX),
      bottom: rest(of: area.bottom, screen.size.height - frame.maxY),
      right: rest(of: area.right, screen.size.width - frame.maxX))
  }

  /// A notification that is posted when a window has become visible.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A notification that is posted when a window has been hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A notification that is posted when a window has become the key window.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A notification that is posted when a window is no longer the key window.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
