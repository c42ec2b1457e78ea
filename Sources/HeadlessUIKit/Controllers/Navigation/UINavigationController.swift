/// A container with a stack of controllers, of which it shows the topmost.
///
/// The stack changes as soon as a push or pop is requested. The views start to move one run-loop
/// turn later, and their animation takes time (rules R32 and R34 of UIKit's behaviour). A push or
/// pop that is requested in between waits until the transition has ended, and prints a warning,
/// because on a device it may corrupt the stack (rule R42).
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.pushViewController(detail, animated: true)
/// navigation.topViewController === detail  // true, though the list is still on the screen
/// ```
///
/// A swipe from the left edge pops. Its recogniser is ``interactivePopGestureRecognizer``.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The direction of a transition between controllers of the navigation stack: a push or a pop.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The duration of the animation that hides or shows a navigation bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.33 }

  /// The controllers on the navigation stack. A transition that is in progress counts as completed.
  var stack: [UIViewController] = []
  /// The controller whose view the navigation controller shows. During a transition, it is the
  /// outgoing controller.
  weak var shown: UIViewController?
  /// The transition between two controllers of the navigation stack that is in progress; `nil` if
  /// there is none.
  weak var running: StackTransition?
  /// The pushes and pops that wait until the transition in progress has ended, in the order in
  /// which they were requested.
  ///
  /// A push or pop that is requested during a zoom transition is silent, that is, it prints no
  /// warning (rule R183 of UIKit's behaviour).
  var waiting: [(change: StackChange, animated: Bool, request: QueuedRequest, isSilent: Bool)] = []
  /// True once a swipe that began while only the root was on the stack has made the navigation
  /// controller stop showing later pushes and pops (rule R41 of UIKit's behaviour).
  var isWedged = false
  var hasAnnouncedFirst = false

  /// The container view of all transitions of the stack. UIKit keeps it when a transition ends, so
  /// the model does too (rule R125 of UIKit's behaviour).
  let content = UIView()
  /// The frame between the navigation bar and the toolbar that was last given to the shown
  /// controller's view.
  var roomOfShown = CGRect.zero
  /// The size of the view in which the controllers are shown, at the time when ``roomOfShown`` was
  /// last set.
  var contentOfShown = CGSize.zero
  private(set) lazy var swipe = InteractivePop(self)

  /// The delegate that is told which controllers are shown and that provides animators. It is held
  /// weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The navigation bar at the top of the navigation controller.
  open internal(set) lazy var navigationBar = UIView.make(
    navigationBarClass ?? UINavigationBar.self, as: UINavigationBar.self)
  /// The toolbar at the bottom of the navigation controller. It is hidden unless an app shows it.
  open private(set) lazy var toolbar: UIToolbar! = UIView.make(
    toolbarClass ?? UIToolbar.self, as: UIToolbar.self)
  private var navigationBarClass: AnyClass?
  private var toolbarClass: AnyClass?
  /// The recogniser of the swipe from the left edge that pops the topmost controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return swipe.recognizer
  }

  // MARK: - Creating

  /// Creates a navigation controller with an empty stack, and with a navigation bar and a toolbar
  /// of the given classes.
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

  /// Creates a navigation controller from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Stack

  /// The controllers on the navigation stack, from the root to the topmost. Among them are those
  /// that the app has added as children, each above the page that was topmost then (rule R251 of
  /// UIKit's behaviour). Setting the array replaces the stack without animation.
  open var viewControllers: [UIViewController] {
    get {
      guard !guests.isEmpty else { return stack }
      return stack.flatMap { page in
        [page] + guests.filter { $0.page === page && $0.child?.parent === self }.compactMap(\.child)
      }
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the navigation stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controllers that the navigation controller itself shows, from the root to the topmost:
  /// those on its stack, without children that the app has added and shows by itself.
  package var pages: [UIViewController] { stack }

  /// A child that the app has added above a page.
  private struct Guest {
    weak var child: UIViewController?
    weak var page: UIViewController?
  }
  private var guests: [Guest] = []

  /// The controller that the user sees: the one that is presented over the navigation controller,
  /// else the one on top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller onto the navigation stack, at once or with an animation.
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

  /// Pops the topmost controller from the navigation stack. The root is never popped.
  ///
  /// - Returns: The popped controller; `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    running?.makeWayForRequest()
    let expected = expectedStack
    guard expected.count > 1 else { return nil }
    request(.pop(to: nil), animated: animated)
    return expected.last
  }

  /// Pops all controllers that lie above a given one on the navigation stack.
  ///
  /// - Returns: The popped controllers.
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

  /// Pops all controllers but the root from the navigation stack.
  ///
  /// - Returns: The popped controllers; `nil` if only the root is left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    running?.makeWayForRequest()
    let expected = expectedStack
    guard expected.count > 1 else { return nil }
    return popToViewController(expected[0], animated: animated)
  }

  /// Replaces all controllers of the navigation stack. The animation is that of a pop if the new
  /// top controller was on the stack before, and otherwise that of a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    running?.makeWayForRequest()
    request(.replace(viewControllers), animated: animated)
  }

  // MARK: - Bars

  /// True if the navigation bar is hidden. Setting the property hides or shows the bar without
  /// animation.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      layOutBars()
    }
  }
  /// Hides or shows the navigation bar, at once or with an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isNavigationBarHidden = hidden }
  }
  /// True if the toolbar is hidden. Setting the property hides or shows the toolbar without
  /// animation.
  open var isToolbarHidden = true {
    didSet {
      guard isToolbarHidden != oldValue else { return }
      toolbar.isHidden = isToolbarHidden
      layOutBars()
    }
  }
  /// True if a swipe up hides the navigation bar and a swipe down shows it.
  open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
  /// True if a tap hides the navigation bar and another tap shows it.
  open var hidesBarsOnTap = false { didSet { hiding.update() } }
  /// True if the navigation bar hides when the keyboard appears. The bar stays hidden when the
  /// keyboard disappears.
  open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
  /// True if the navigation bar is hidden while the height is compact, as on a phone in landscape.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.heightMayHaveChanged() } }
  /// The recogniser of the swipe that hides and shows the navigation bar.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }
  /// The recogniser of the tap that hides and shows the navigation bar.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  private(set) lazy var hiding = BarHiding(self)

  /// Hides or shows the toolbar, at once or with an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isToolbarHidden = hidden }
  }

  // MARK: - Container

  override var hasBarsOverContent: Bool { true }

  open override func loadView() {
    view = UINavigationContainer(self)
  }

  override func setUpContainer() {
    swipe.attach(to: view)
    hiding.update()
  }

  /// True if the navigation controller shows the top of its stack, which begins after its own
  /// ``viewDidLoad()``. A change of the stack before then loads no view (rule R224 of UIKit's
  /// behaviour).
  private(set) var showsStack = false

  override func containerHasLoaded() {
    showsStack = true
    showInitially()
  }

  /// True if the content has still to be told that it appears.
  private var owesAppearance = false

  /// Returns true if a container of the app's own starts the appearance before the view is in a
  /// window. The content is told when the view is laid out there (rule R246 of UIKit's behaviour).
  override func tellsContentLater() -> Bool {
    owesAppearance = isToldByHand && view.window == nil
    return owesAppearance
  }

  override func tellContentOfAppearance() {
    guard owesAppearance, appearanceState.isOnScreen else { return }
    owesAppearance = false
    beginAppearanceOfChildren(true)
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

  /// Adds a child controller. If the stack is empty, the child becomes its root. Otherwise it is
  /// the topmost controller, and the app shows its view by itself (rule R251 of UIKit's behaviour).
  open override func addChild(_ childController: UIViewController) {
    guard let page = stack.last else {
      return request(.push(childController), animated: false)
    }
    super.addChild(childController)
    guests.removeAll { $0.child === childController || $0.child == nil }
    if !stack.contains(childController) { guests.append(Guest(child: childController, page: page)) }
  }

  /// Takes a controller off the stack that the app has removed from this parent, unless it is the
  /// topmost one (rule R251 of UIKit's behaviour).
  override func childHasLeft(_ child: UIViewController) {
    guests.removeAll { $0.child === child }
    guard stack.dropLast().contains(child) else { return }
    changeStack(to: stack.filter { $0 !== child })
    if running == nil { navigationBar.items = stack.map(\.navigationItem) }
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] {
    guard let running, running.phase == .running, let to = running.to, to !== shown else {
      return shown.map { [$0] } ?? []
    }
    return (shown.map { [$0] } ?? []) + [to]
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { enclosingController() }
}

/// The name of ``UINavigationController/Operation`` in code from before Swift 4.2.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
