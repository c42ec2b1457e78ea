/// The content that a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// A mode that decides whether a navigation bar shows the title large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The kind of text on the button that leads back to an item.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// A closure that is called when a property changes that the bar shows.
  var itemDidChange: (@MainActor () -> Void)?

  /// The text in the middle of the bar.
  open var title: String? { didSet { itemDidChange?() } }
  /// A view that is shown in place of the title.
  open var titleView: UIView? { didSet { itemDidChange?() } }
  /// A line above the title. The model's bar does not show it.
  open var prompt: String? { didSet { inert("UINavigationItem.prompt") } }
  /// The `UISearchController` whose search bar is shown below the title.
  var searcher: UIViewController?
  /// A closure that is called when the bar may need another height for this item.
  var roomDidChange: (@MainActor () -> Void)?
  /// True while an active search replaces the navigation bar (R150).
  var isHiddenBySearch = false {
    didSet { if isHiddenBySearch != oldValue { roomDidChange?() } }
  }
  /// True if the search bar hides when the content is scrolled. The model ignores it.
  open var hidesSearchBarWhenScrolling = true {
    didSet { inert("UINavigationItem.hidesSearchBarWhenScrolling") }
  }
  /// The appearance of the bar for this item. The model stores it and shows nothing.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar for this item. The model stores it and shows nothing.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar above unscrolled content. The model stores it and shows nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar above unscrolled content. The model stores it and shows nothing.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The button by which the next item's bar leads back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of the button that leads back to this item; `nil` for the item's title.
  open var backButtonTitle: String?
  /// The kind of text on the button that leads back to this item: the title, a generic word, or
  /// none.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// True if the bar shows no back button for this item.
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  /// True if the back button is shown together with the left items; false if the left items replace
  /// it.
  open var leftItemsSupplementBackButton = false
  /// The mode of the large title in a bar that prefers large titles. In the automatic mode, the
  /// item uses the mode of the item below it on the stack (R148).
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { roomDidChange?() } }
  }
  /// The items at the left edge of the bar, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// The items at the right edge of the bar. The first one is rightmost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }

  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an empty item. The model reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The first of the left items. Setting it replaces all left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items. Setting it replaces all right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Replaces all left items by one item or none, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces all right items by one item or none, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces the left items, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces the right items, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
