/// An item of a bar, such as a button or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// A closure that tells the bar that a visible property of this item, such as its title, has
  /// changed.
  var itemDidChange: (@MainActor () -> Void)?

  /// The title of the bar item. Its changes can be observed under the key "title".
  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      itemDidChange?()
      didChangeValue(forKey: "title")
    }
  }
  /// The image of the bar item.
  open var image: UIImage? { didSet { itemDidChange?() } }
  /// True if a tap on the bar item has an effect. Its changes can be observed under the key
  /// "enabled".
  open var isEnabled = true {
    willSet { willChangeValue(forKey: "enabled") }
    didSet {
      itemDidChange?()
      didChangeValue(forKey: "enabled")
    }
  }
  /// A number by which an app distinguishes its bar items.
  open var tag = 0
  /// The insets of the bar item's image. The model stores them and shows nothing.
  open var imageInsets = UIEdgeInsets.zero
  /// The bar item's image for a low bar in landscape. The model stores it and shows nothing.
  open var landscapeImagePhone: UIImage?
  /// A name by which an interface test finds the bar item. The model stores the name and never
  /// reads it.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads for the bar item. The model stores the text and never reads it.
  open var accessibilityLabel: String?
  /// True if VoiceOver treats the bar item as one element. The model stores the value and never
  /// reads it.
  open var isAccessibilityElement = true
  /// A text that tells a VoiceOver user what using the bar item does, which is stored alone.
  open var accessibilityHint: String?
  /// The present value of the bar item that VoiceOver reads, which is stored alone.
  open var accessibilityValue: String?
  /// The accessibility traits of the bar item, which are stored alone.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Stores the text attributes of the bar item's title for a state. The model does not draw them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { textAttributes[state] = attributes }
  /// Returns the text attributes of the bar item's title that are stored for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  /// Called once all outlets of the item's storyboard scene or nib have been connected.
  open func awakeFromNib() {}

  public override init() { super.init() }
  /// Creates an empty bar item. The model reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }
}
