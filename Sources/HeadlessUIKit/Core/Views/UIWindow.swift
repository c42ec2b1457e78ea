/// The root of a tree of views on the screen.
///
/// A window shows nothing until ``makeKeyAndVisible()``, or ``UIView/isHidden`` being set to
/// `false`; only then is the root controller's view loaded and put in.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// ```
///
/// - Note: Unlike UIKit, a window that is shown is kept alive by ``UIApplication/windows``, so that
///   a test need not hold it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front windows are; of two with the same level the one shown last is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// The commit after which the window can be seen.
  var shownFromCommit = Int.max

  /// Creates a window, which is not shown yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// Creates a window as large as its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeRoot()
    self.windowScene = windowScene
  }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

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
  /// Assigning another one takes the old view out at once, without a transition. What the old one
  /// presents stays on the screen, as on a device: dismiss it first.
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

  /// How far in front it is.
  open var windowLevel: Level = .normal {
    didSet { if !isHidden { Simulator.current.application.order(self) } }
  }

  /// The scene it belongs to.
  open weak var windowScene: UIWindowScene?

  /// The screen it is on.
  open var screen: UIScreen { Simulator.current.screen }

  /// Whether keyboard input goes to this window.
  open var isKeyWindow: Bool { Simulator.current.application.keyWindow === self }

  /// Whether the window may be the key window.
  open var canBecomeKey: Bool { true }

  /// Makes it the key window.
  open func makeKey() {
    if canBecomeKey { Simulator.current.application.makeKey(self) }
  }

  /// Shows the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { Simulator.current.application.order(self) }
    makeKey()
  }

  /// Tells the window that it is the key window.
  open func becomeKey() {}
  /// Tells the window that it is the key window no more.
  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? Simulator.current.application }

  /// A point of the window on the screen, or of another window.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - other.x, y: point.y + frame.minY - other.y)
  }

  /// A point of the screen, or of another window, in this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x - frame.minX + other.x, y: point.y - frame.minY + other.y)
  }

  /// A rectangle of the window on the screen, or in another window.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// A rectangle of the screen, or of another window, in this one.
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
    // R157: what an app has put in before is behind the root. A window that is shown once more
    // stays as it was.
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

  /// Puts the root controller's view in.
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

  /// What of the window's edges belongs to the system.
  var ownSafeArea: UIEdgeInsets {
    let screen = screen.shape
    let frame = self.frame
    return UIEdgeInsets(
      top: max(0, screen.safeArea.top - frame.minY),
      left: max(0, screen.safeArea.left - frame.minX),
      bottom: max(0, screen.safeArea.bottom - (screen.size.height - frame.maxY)),
      right: max(0, screen.safeArea.right - (screen.size.width - frame.maxX)))
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
