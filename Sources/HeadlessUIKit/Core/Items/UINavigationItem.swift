/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// What the button that leads back to an item says.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// Tells the bar that it has to be shown anew.
  var itemDidChange: (@MainActor () -> Void)?

  open var title: String? { didSet { itemDidChange?() } }
  /// A view that is shown instead of the title.
  open var titleView: UIView? { didSet { itemDidChange?() } }
  /// A line above the title, for which the bar has no room.
  open var prompt: String? { didSet { inert("UINavigationItem.prompt") } }
  /// What searches below the title: a `UISearchController`.
  var searcher: UIViewController?
  /// Called when the bar needs more room for this item, or less.
  var roomDidChange: (@MainActor () -> Void)?
  /// Whether a search in progress takes the place of the bar (R150).
  var isHiddenBySearch = false {
    didSet { if isHiddenBySearch != oldValue { roomDidChange?() } }
  }
  /// Whether the search bar goes when the content is scrolled; it is not in the bar.
  open var hidesSearchBarWhenScrolling = true {
    didSet { inert("UINavigationItem.hidesSearchBarWhenScrolling") }
  }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What leads back to this item from the next one.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  /// What the button that leads back here says: its title, a word where the title has no room, or
  /// nothing.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large, where the bar prefers that: as that of the item below unless said
  /// (R148).
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
