/// An item that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// A closure that is called when the bar must show the item anew.
  var itemDidChange: (@MainActor () -> Void)?

  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      itemDidChange?()
      didChangeValue(forKey: "title")
    }
  }
  open var image: UIImage? { didSet { itemDidChange?() } }
  open var isEnabled = true {
    willSet { willChangeValue(forKey: "enabled") }
    didSet {
      itemDidChange?()
      didChangeValue(forKey: "enabled")
    }
  }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Stores the text attributes of the title for a state. The model does not draw them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { textAttributes[state] = attributes }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  /// Called once the item and everything else in its storyboard are connected.
  open func awakeFromNib() {}

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
