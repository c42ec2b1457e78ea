/// The content that a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// A mode that decides whether a navigation bar shows the title large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The kind of text on a back button: the title, a generic word, or none.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// A way in which a navigation bar arranges its items: for a stack of screens, for browsing, or
  /// for a document.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  /// A closure that tells the navigation bar that a visible property of this item, such as its
  /// title, has changed.
  var itemDidChange: (@MainActor () -> Void)?

  /// The title of the controller, which the navigation bar shows in its middle.
  open var title: String? { didSet { itemDidChange?() } }
  /// A view that the navigation bar shows in place of the title.
  open var titleView: UIView? { didSet { itemDidChange?() } }
  /// A line above the title. The model's bar does not show it.
  open var prompt: String? { didSet { inert("UINavigationItem.prompt") } }
  /// A second line below the title, which the model's bar does not show.
  open var subtitle: String?
  /// The text of a large title, if it is not the title itself. The model's bar does not show it.
  open var largeTitle: String?
  /// A second line below the large title, which the model's bar does not show.
  open var largeSubtitle: String?
  /// The way in which the navigation bar arranges its items, which has no effect in the model.
  open var style: ItemStyle = .navigator
  /// A closure that makes the menu of the title, which never opens in the model.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The groups of items in the middle of the bar, which the model does not show.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// The `UISearchController` whose search bar is shown below the title.
  var searcher: UIViewController?
  /// A closure that tells the navigation bar that it may need another height for this item.
  var roomDidChange: (@MainActor () -> Void)?
  /// True while an active search replaces the navigation bar (rule R150 of UIKit's behaviour).
  var isHiddenBySearch = false {
    didSet { if isHiddenBySearch != oldValue { roomDidChange?() } }
  }
  /// True if the search bar hides when the content is scrolled. The model ignores it.
  open var hidesSearchBarWhenScrolling = true {
    didSet { inert("UINavigationItem.hidesSearchBarWhenScrolling") }
  }
  /// The appearance of the navigation bar for this item. The model stores it and shows nothing.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of a low navigation bar for this item. The model stores it and shows nothing.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the navigation bar above content that is not scrolled. The model stores it
  /// and shows nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low navigation bar above content that is not scrolled. The model stores it
  /// and shows nothing.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The back button that the navigation bar shows for the next controller, to lead back to this
  /// one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of the back button that leads back to this item's controller; `nil` for the item's
  /// title.
  open var backButtonTitle: String?
  /// The kind of text on the back button that leads back to this item's controller: the title, a
  /// generic word, or none.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// True if the navigation bar shows no back button while it shows this item.
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  /// True if the navigation bar shows the back button together with the bar button items at the
  /// left edge; false if these items replace it.
  open var leftItemsSupplementBackButton = false
  /// The mode of the large title in a bar that prefers large titles. In the automatic mode, the
  /// item uses the mode of the item below it on the stack (rule R148 of UIKit's behaviour).
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { roomDidChange?() } }
  }
  /// The bar button items at the left edge of the navigation bar, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// The bar button items at the right edge of the navigation bar. The first one is rightmost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }

  public override init() { super.init() }

  /// Creates a navigation item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an empty navigation item. The model reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The first bar button item at the left edge. Setting it replaces all items at the left edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first bar button item at the right edge. Setting it replaces all items at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Replaces all bar button items at the left edge by one or none. The model does not animate the
  /// change.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces all bar button items at the right edge by one or none. The model does not animate the
  /// change.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces the bar button items at the left edge. The model does not animate the change.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces the bar button items at the right edge. The model does not animate the change.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the navigation bar's back button. The model does not animate the change.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
