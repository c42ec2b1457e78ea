/// One tab of a tab bar controller, as apps since iOS 18 declare it: a title, an image, and a
/// closure that makes its controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The title of the tab.
  open var title: String
  /// The image of the tab.
  open var image: UIImage?
  /// The name by which the app finds the tab.
  public let identifier: String
  /// A second line below the title, which a phone does not show.
  open var subtitle: String?
  /// The text in the tab's badge.
  open var badgeValue: String?
  /// Data of the app's own that belong to the tab.
  open var userInfo: Any?
  /// True if the user cannot see the tab.
  open var isHidden = false
  /// The tab bar controller that shows the tab.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?

  /// The controller that the tab shows. It is made when it is first needed.
  open private(set) lazy var viewController: UIViewController? = {
    let controller = provider?(self)
    controller?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    controller?.tabBarItem.badgeValue = badgeValue
    return controller
  }()

  /// Creates a tab from its title, its image, its name, and a closure that makes its controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }
}

/// A tab for searching, which the bar shows at its end.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab for searching from a closure that makes its controller.
  public convenience init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// A group of tabs, of which a phone shows the group's own controller or the first tab's.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab]

  /// Creates a group from its title, its image, its name, its tabs, and a closure that makes its
  /// own controller.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    let first = children.first
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider ?? { _ in
        first?.viewController ?? UIViewController()
      })
  }
}

extension UITabBarController {
  /// The place of the tabs: in a bar, or in a sidebar of a pad.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The tabs of the controller. A phone shows those that are not hidden, from left to right.
  public var tabs: [UITab] {
    get { declaredTabs }
    set {
      declaredTabs = newValue
      for tab in newValue { tab.tabBarController = self }
      viewControllers = newValue.filter { !$0.isHidden }.compactMap(\.viewController)
    }
  }

  /// Replaces the tabs of the controller.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab that is selected; `nil` if there is none.
  public var selectedTab: UITab? {
    get { declaredTabs.first { $0.viewController === selectedViewController } }
    set { newValue?.viewController.map { selectedViewController = $0 } }
  }

  /// Returns the tab with a name; `nil` if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    declaredTabs.first { $0.identifier == identifier }
  }
}
