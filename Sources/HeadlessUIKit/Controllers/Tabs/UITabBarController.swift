/// Controllers side by side, one of them shown.
///
/// Selecting is a change of a number; with an animator from the delegate it becomes a transition,
/// which a finger may drive. The number has its new value while that is under way and goes back if
/// it is cancelled (R46).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs: [UIViewController] = []
  var selected: Int?
  /// The controller whose view is on the screen, apart from a transition under way.
  weak var shown: UIViewController?
  weak var running: TabTransition?
  /// What was last selected while a transition was under way.
  var waitingIndex: Int?
  private var barIsHidden = false

  /// The view in which transitions take place; it outlives them (R125).
  let content = UIView()
  /// The room there was when the view of the controller that is shown was last given all of it.
  var sizeOfShown = CGSize.zero

  /// Hears of taps and hands out animators. Held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  open internal(set) lazy var tabBar = UITabBar()

  // MARK: - Tabs

  /// The controllers, from the left.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selection stays where it can. Never animated here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }

  /// Adds a tab at the end (R180).
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    addTab(childController)
  }

  /// The index of the selected controller, `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { noting(.selectedIndex) { select(newValue) } }
  }

  /// The selected controller. It can be observed, and is announced whenever one is selected: by a
  /// tap or by code, and the same one again, too.
  open var selectedViewController: UIViewController? {
    get { selected.map { tabs[$0] } }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(of: newValue) else {
        preconditionFailure(
          "Only a view controller in the tab bar controller's list of view controllers can be selected (was \(newValue.textName))."
        )
      }
      select(index)
    }
  }

  /// The stack with the tabs for which the bar has no room. The bar has room for all of them here,
  /// so nothing is in it.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose tabs may be put into another order by hand; none are.
  open var customizableViewControllers: [UIViewController]? {
    didSet { inert("UITabBarController.customizableViewControllers") }
  }

  /// Called when a user taps an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped(item) }

  // MARK: - As a container

  open override func loadView() { view = UITabContainer(self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.delegate = self
    showSelected()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  override var managesAppearanceOfChildren: Bool { true }
  override var childrenOnScreen: [UIViewController] { shown.map { [$0] } ?? [] }

  /// Hides or shows the bar, for a controller that is pushed and wants the room.
  func hideBar(_ hidden: Bool) {
    guard barIsHidden != hidden else { return }
    barIsHidden = hidden
    layOutBar()
  }

  /// Places the bar at its edge, or beyond it, and keeps the content clear of it.
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

  /// Gives the view of the controller that is shown the room there is, if it filled the room there
  /// was (A15).
  func layOutShown() {
    guard running == nil, sizeOfShown != content.bounds.size, let view = shown?.viewIfLoaded,
      view.superview === content
    else { return }
    let filled = view.bounds.size == sizeOfShown
    sizeOfShown = content.bounds.size
    if filled { view.frame = content.bounds }
  }

  /// Tells a controller how much of its view lies under the bar.
  func adjustInsets(of controller: UIViewController) {
    controller.containerInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: barIsHidden ? 0 : 49, right: 0)
  }
}

extension UIViewController {
  /// The tab bar controller this controller is in.
  public var tabBarController: UITabBarController? { enclosingController() }
}

/// The view of a tab bar controller.
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

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
