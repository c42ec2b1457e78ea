/// A stack of controllers, of which the topmost is shown.
///
/// The stack changes as soon as a push or pop is asked for, while the views take one more turn to
/// start moving and some time to arrive (R32, R34). A push or pop asked for in between waits until
/// the one under way has ended, and says so on the console, since on a device it may wreck the
/// stack (R42).
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.pushViewController(detail, animated: true)
/// navigation.topViewController === detail  // true, though the list is still on the screen
/// ```
///
/// A swipe from the left edge pops, driven by ``interactivePopGestureRecognizer``.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// How long a bar takes to come or go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.33 }

  /// What is on the stack, or will be when everything under way has gone well.
  var stack: [UIViewController] = []
  /// The controller whose view is on the screen, apart from a transition under way.
  weak var shown: UIViewController?
  /// The transition that has not ended.
  weak var running: StackTransition?
  /// What has been asked for since it was.
  ///
  /// What has come in the middle of a zoom has done so without a word on the console (R183).
  var waiting: [(change: StackChange, animated: Bool, request: QueuedRequest, isSilent: Bool)] = []
  /// Whether a swipe on the root has left the controller deaf (R41).
  var isWedged = false
  var hasAnnouncedFirst = false

  /// The view in which transitions take place; it outlives them (R125).
  let content = UIView()
  /// The room there was when the view of the controller that is shown was last given all of it.
  var roomOfShown = CGRect.zero
  /// How large the content was then.
  var contentOfShown = CGSize.zero
  private(set) lazy var swipe = InteractivePop(self)

  /// Hears what is shown and hands out animators. Held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar at the top.
  open internal(set) lazy var navigationBar = UIView.make(
    navigationBarClass ?? UINavigationBar.self, as: UINavigationBar.self)
  /// The bar at the bottom, hidden unless an app shows it.
  open private(set) lazy var toolbar: UIToolbar! = UIView.make(
    toolbarClass ?? UIToolbar.self, as: UIToolbar.self)
  private var navigationBarClass: AnyClass?
  private var toolbarClass: AnyClass?
  /// Recognises the swipe that pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return swipe.recognizer
  }

  // MARK: - Creating

  /// Creates a stack with bars of an app's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    (self.navigationBarClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller whose stack has one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - The stack

  /// The stack, its bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: a presented controller, else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported (was \(viewController.textName)).")
    running?.makeWayForRequest()
    precondition(
      !expectedStack.contains(viewController),
      "Pushing the same view controller instance more than once is not supported (was \(viewController.textName))."
    )
    request(.push(viewController), animated: animated)
  }

  /// Takes the topmost controller off; the last one stays.
  ///
  /// - Returns: The controller that goes, if any does.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    running?.makeWayForRequest()
    let expected = expectedStack
    guard expected.count > 1 else { return nil }
    request(.pop(to: nil), animated: animated)
    return expected.last
  }

  /// Takes off everything above a controller.
  ///
  /// - Returns: The controllers that go.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    running?.makeWayForRequest()
    let expected = expectedStack
    guard let index = expected.firstIndex(of: viewController) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist (was \(viewController.textName)).")
    }
    guard index < expected.count - 1 else { return [] }
    request(.pop(to: viewController), animated: animated)
    return Array(expected[(index + 1)...])
  }

  /// Takes off everything but the bottom.
  ///
  /// - Returns: The controllers that go.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    running?.makeWayForRequest()
    let expected = expectedStack
    guard expected.count > 1 else { return nil }
    return popToViewController(expected[0], animated: animated)
  }

  /// Replaces the stack. It looks like a push if the new top was not on the stack before, and like
  /// a pop if it was.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    running?.makeWayForRequest()
    request(.replace(viewControllers), animated: animated)
  }

  // MARK: - Bars

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      layOutBars()
    }
  }
  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isNavigationBarHidden = hidden }
  }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true {
    didSet {
      guard isToolbarHidden != oldValue else { return }
      toolbar.isHidden = isToolbarHidden
      layOutBars()
    }
  }
  /// Whether a swipe up hides the bar at the top, and one down shows it.
  open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
  /// Whether a tap hides the bar at the top, and another one shows it.
  open var hidesBarsOnTap = false { didSet { hiding.update() } }
  /// Whether the bar at the top goes when the keyboard comes; it stays away.
  open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
  /// Whether a phone that lies on its side has no bar at the top.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.heightMayHaveChanged() } }
  /// Recognises the swipe that hides and shows.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }
  /// Recognises the tap that hides and shows.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  private(set) lazy var hiding = BarHiding(self)

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isToolbarHidden = hidden }
  }

  // MARK: - As a container

  override var hasBarsOverContent: Bool { true }

  open override func loadView() {
    view = UINavigationContainer(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    swipe.attach(to: view)
    hiding.update()
    showInitially()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceFirstShow(animated: animated, isDone: false)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    announceFirstShow(animated: animated, isDone: true)
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] {
    guard let running, running.phase == .running, let to = running.to, to !== shown else {
      return shown.map { [$0] } ?? []
    }
    return (shown.map { [$0] } ?? []) + [to]
  }
}

extension UIViewController {
  /// The navigation controller this controller is in.
  public var navigationController: UINavigationController? { enclosingController() }
}

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
