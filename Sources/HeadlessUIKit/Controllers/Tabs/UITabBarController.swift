/// A container that shows one of several controllers, and a tab bar with a tab for each.
///
/// Selecting a tab changes the selected index. If the delegate returns an animator, the change of
/// controllers is a transition, which may be interactive. The selected index has its new value
/// during the transition, and gets its old value back if the transition is cancelled (rule R46 of
/// UIKit's behaviour).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var controllersOfTabs: [UIViewController] = []
  /// The tabs that an app has declared since iOS 18; empty if it has set controllers instead.
  var declaredTabs: [UITab] = []
  /// The place of the tabs that the app prefers. A phone shows a bar.
  open var mode: Mode = .automatic
  /// True once an app has set the controllers of the tabs, even to an empty array. Until then
  /// `viewControllers` is `nil`.
  var hasTabs = false
  var selected: Int?
  /// The controller whose view the tab bar controller shows. During a transition, it is the
  /// outgoing controller.
  weak var shown: UIViewController?
  weak var running: TabTransition?
  /// The index of a tab that was selected during a transition and is shown when the transition has
  /// ended; `nil` if there is none.
  var waitingIndex: Int?
  private var barIsHidden = false
  /// True from the initialiser, which loads the view, until the view is added to another view or is
  /// about to appear. Until then, the view of the selected tab's controller is not loaded.
  var isWaitingForUse = false

  /// The container view of all transitions between tabs. UIKit keeps it when a transition ends, so
  /// the model does too (rule R125 of UIKit's behaviour).
  let content = UIView()
  /// The size that the shown controller's view was last given.
  var sizeOfShown = CGSize.zero
  /// The size of the container view when the shown controller's view was last given its size.
  var contentOfShown = CGSize.zero

  /// The delegate that is told of taps on the tabs and that provides animators. It is held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar at the bottom of the tab bar controller.
  open internal(set) lazy var tabBar = UITabBar() {
    didSet { if isViewLoaded, tabBar !== oldValue { replaceBar(oldValue) } }
  }

  // MARK: - Creating

  /// Creates a tab bar controller in code, and loads its view before the initialiser returns (rule
  /// R238 of UIKit's behaviour).
  ///
  /// Therefore, `viewDidLoad()` of a subclass runs before the code that has created the controller
  /// can set a property of it. A tab bar controller of a storyboard loads its view when it is first
  /// needed, as other controllers do.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isWaitingForUse = true
    loadViewIfNeeded()
  }

  /// Creates a tab bar controller that shows the given tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Tabs

  /// The controllers of the tabs, from left to right; `nil` until the app sets an array or adds a
  /// child (rule R215 of UIKit's behaviour).
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? controllersOfTabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs. The selected controller stays selected if it is among
  /// the new ones.
  ///
  /// If the selected controller is not among the new ones and `animated` is true, the delegate's
  /// animator, if there is one, animates the change (rule R215 of UIKit's behaviour).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(by: viewControllers ?? [], animated: animated)
  }

  /// Adds a child controller, and a tab for it to the right of the other tabs (rule R180 of UIKit's
  /// behaviour).
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    addTab(childController)
  }

  /// Removes the tab of a child that the app has removed, unless it is the selected one (rule R180
  /// of UIKit's behaviour).
  override func childHasLeft(_ child: UIViewController) {
    if child !== selectedViewController { removeTab(of: child) }
  }

  /// The index of the selected tab; `NSNotFound` if there are no tabs.
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { noting(.selectedIndex) { select(newValue) } }
  }

  /// The controller of the selected tab. An app may observe the property by its key path: every
  /// selection notifies the observers, by a tap or by code, even if the same tab is selected again.
  open var selectedViewController: UIViewController? {
    get { selected.map { controllersOfTabs[$0] } }
    set {
      guard let newValue else { return }
      guard let index = controllersOfTabs.firstIndex(of: newValue) else {
        preconditionFailure(
          "Only a view controller in the tab bar controller's list of view controllers can be selected (was \(newValue.textName))."
        )
      }
      select(index)
    }
  }

  /// The navigation controller for tabs that do not fit into the bar. It stays empty, because in
  /// the model all tabs fit.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose tabs a user may rearrange, without effect in the model.
  ///
  /// In UIKit, the user may do so on the screen behind the tab More.
  open var customizableViewControllers: [UIViewController]? {
    didSet { inert("UITabBarController.customizableViewControllers") }
  }

  /// Called by the tab bar, whose delegate this controller is, when the user has tapped an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped(item) }

  // MARK: - Container

  open override func loadView() { view = UITabContainer(self) }

  override func setUpContainer() {
    tabBar.delegate = self
    listenToBar()
    showSelected()
  }

  override func containerWillAppear() { endWait() }

  /// Shows the selected tab's controller, which has waited since the initialiser for the tab bar
  /// controller's view to be used.
  func endWait() {
    guard isWaitingForUse else { return }
    isWaitingForUse = false
    showSelected()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] { shown.map { [$0] } ?? [] }

  /// Hides or shows the tab bar, because the shown or incoming tab may contain a pushed controller
  /// with `hidesBottomBarWhenPushed`. The view of a tab that is not on the screen keeps its former
  /// safe area.
  func barMayBeWanted() {
    let hidden = (running?.to ?? shown)?.hidesTabBar == true
    guard barIsHidden != hidden else { return }
    barIsHidden = hidden
    layOutBar()
  }

  /// Lets a bar that the app has set, which it does by the property's name, take the place of the
  /// bar that is in the view.
  private func replaceBar(_ old: UITabBar) {
    let (items, selectedItem) = (old.items, old.selectedItem)
    old.items = nil
    (tabBar.items, tabBar.selectedItem, tabBar.delegate) = (items, selectedItem, self)
    listenToBar()
    old.superview?.insertSubview(tabBar, aboveSubview: old)
    old.removeFromSuperview()
    layOutBar()
  }

  /// Gives the pages their rooms anew when the bar becomes opaque or translucent.
  private func listenToBar() {
    tabBar.roomDidChange = { [weak self] in
      guard let self else { return }
      layOutBar()
      for case let stack as UINavigationController in controllersOfTabs { stack.layOutBars() }
    }
  }

  /// Places the tab bar at the lower edge, or below the edge if it is hidden, and updates the safe
  /// area and the frame of the shown controller's view.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (barIsHidden ? 0 : height), width: view.bounds.width,
      height: height)
    tabBar.isHidden = barIsHidden
    for controller in [shown, running?.to] { controller.map(adjustInsets) }
    layOutShown()
  }

  /// Resizes the shown controller's view when its room has changed, if the view filled its room
  /// before. A view to which an app has given another frame keeps that frame.
  func layOutShown() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === content
    else { return }
    let room = room(for: shown)
    guard sizeOfShown != room.size else { return }
    // The size that the view has if only its autoresizing mask has stretched it since.
    let stretched = CGSize(
      width: sizeOfShown.width + content.bounds.width - contentOfShown.width,
      height: sizeOfShown.height + content.bounds.height - contentOfShown.height)
    let filled = view.bounds.size == sizeOfShown || view.bounds.size == stretched
    note(room)
    if filled { view.frame = room }
  }

  /// Stores the room that is given to the shown controller's view, to find out later whether an app
  /// has changed the view's frame.
  func note(_ room: CGRect) {
    (sizeOfShown, contentOfShown) = (room.size, content.bounds.size)
  }

  /// Returns the frame that the view of a tab's controller gets: the whole container view, or the
  /// part above the tab bar.
  ///
  /// The view of a navigation controller always gets the whole container view, because the
  /// navigation controller keeps its pages clear of the bar (rule R240 of UIKit's behaviour).
  func room(for controller: UIViewController) -> CGRect {
    var room = content.bounds
    if !(controller is UINavigationController), !controller.hidesTabBar {
      room.size.height -= heightTaken(from: controller)
    }
    return room
  }

  /// Returns the height that the tab bar takes from a controller's view, and 0 if the view goes on
  /// behind the bar (rule R240 of UIKit's behaviour).
  func heightTaken(from controller: UIViewController) -> CGFloat {
    controller.goesOnBehindBar(at: .bottom, isTranslucent: tabBar.isTranslucent)
      ? 0 : 49 + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }

  /// Sets the safe area inset that a controller's view gets from the tab bar that covers it.
  func adjustInsets(of controller: UIViewController) {
    controller.containerInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: controller.hidesTabBar ? 0 : 49, right: 0)
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { enclosingController() }

  /// True if a controller that was pushed inside this one has `hidesBottomBarWhenPushed`, so that
  /// the tab bar is hidden.
  fileprivate var hidesTabBar: Bool {
    if let stack = self as? UINavigationController {
      return stack.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
    return children.contains { $0.hidesTabBar }
  }
}

/// The view of a tab bar controller. It contains the tab bar and the container view of the tabs'
/// controllers.
final class UITabContainer: UIView {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabs.content.frame = bounds
    tabs.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tabs.content)
    addSubview(tabs.tabBar)
  }

  required init?(coder: NSCoder) {
    fatalError("A tab bar controller's view is made by the controller.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { tabs?.endWait() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
