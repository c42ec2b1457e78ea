/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The text of the button that leads back to an item.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// A closure that is called when the bar must show the item anew.
  var itemDidChange: (@MainActor () -> Void)?

  open var title: String? { didSet { itemDidChange?() } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { itemDidChange?() } }
  /// A line above the title. The model's bar does not show it.
  open var prompt: String? { didSet { inert("UINavigationItem.prompt") } }
  /// The `UISearchController` whose search bar is shown below the title.
  var searcher: UIViewController?
  /// A closure that is called when the room that the bar needs for this item may have changed.
  var roomDidChange: (@MainActor () -> Void)?
  /// True while an active search replaces the navigation bar (R150).
  var isHiddenBySearch = false {
    didSet { if isHiddenBySearch != oldValue { roomDidChange?() } }
  }
  /// True if the search bar hides when the content is scrolled. The model ignores it.
  open var hidesSearchBarWhenScrolling = true {
    didSet { inert("UINavigationItem.hidesSearchBarWhenScrolling") }
  }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The back button that leads to this item from the next one.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  /// The text of the button that leads back to this item: the title, a generic word, or nothing.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  open var leftItemsSupplementBackButton = false
  /// The display mode of the large title, where the bar prefers large titles. The automatic mode is
  /// that of the item below (R148).
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { roomDidChange?() } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }

  public override init() { super.init() }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
