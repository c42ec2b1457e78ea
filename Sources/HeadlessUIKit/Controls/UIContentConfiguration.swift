/// A description of the contents of a cell or another view. It can create a view that shows these
/// contents.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view, for example for a cell, that shows the contents that this configuration
  /// describes.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the cell, such as selected. The model's own
  /// configurations are the same in every state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view, for example in a cell, that shows the contents that a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that describes the contents of the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The present state of a view, such as highlighted, on which a configuration may depend.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view whose state this is.
  public var traitCollection: UITraitCollection
  /// A Boolean value that is true if the view is disabled.
  public var isDisabled = false
  /// A Boolean value that is true if the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that is true if the view is selected.
  public var isSelected = false
  /// A Boolean value that is true if the view is focused; the model focuses no views.
  public var isFocused = false
  /// A Boolean value that is true if the view is a header pinned to the edge; the model does not
  /// set it.
  public var isPinned = false
  /// Creates the state of a view that is neither disabled, highlighted, selected, focused nor
  /// pinned.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The present state of a cell, such as selected, on which a configuration may depend.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell whose state this is.
  public var traitCollection: UITraitCollection
  /// A Boolean value that is true if the cell is disabled; the model does not set it.
  public var isDisabled = false
  /// A Boolean value that is true if the cell is highlighted.
  public var isHighlighted: Bool
  /// A Boolean value that is true if the cell is selected.
  public var isSelected: Bool
  /// A Boolean value that is true if the cell is focused; the model focuses no cells.
  public var isFocused = false
  /// A Boolean value that is true if the cell is pinned to the edge of its list; the model does not
  /// set it.
  public var isPinned = false
  /// A Boolean value that is true while the cell's table or collection view is in its editing mode.
  public var isEditing: Bool
  /// A Boolean value that is true if the cell is expanded; the model does not set it.
  public var isExpanded = false
  /// A Boolean value that is true while the user has swiped the cell aside; the model does not set
  /// it.
  public var isSwiped = false
  /// A Boolean value that is true while the user drags the cell to another place; the model does
  /// not set it.
  public var isReordering = false

  /// Creates the state of a cell that is neither selected, highlighted or edited nor in any other
  /// state.
  public init(traitCollection: UITraitCollection) {
    self.init(traitCollection: traitCollection, isSelected: false, isHighlighted: false)
  }

  init(
    traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool,
    isEditing: Bool = false
  ) {
    self.traitCollection = traitCollection
    (self.isSelected, self.isHighlighted, self.isEditing) = (isSelected, isHighlighted, isEditing)
  }
}

/// A description of a cell's contents: a text, a secondary text and a picture.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The font, colour and alignment of a text in a list cell.
  public struct TextProperties {
    /// The font of a list cell's text. The model stores the font, and the label that shows the text
    /// does not use it.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// The colour of a list cell's text. The model stores the colour, and the label that shows the
    /// text does not use it.
    public var color: UIColor = .label
    /// The alignment of a list cell's text. The model stores the alignment, and the label that
    /// shows the text does not use it.
    public var alignment: NSTextAlignment = .natural
    /// The maximum number of lines of a list cell's text. The model stores the number and does not
    /// use it.
    public var numberOfLines = 0
    /// The way in which a long text of a list cell is broken or cut off. The model does not use it.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// True if the font of a list cell's text follows the preferred size. The model does not use
    /// it.
    public var adjustsFontForContentSizeCategory = false
  }

  /// The tint, corners and size of the picture in a list cell.
  public struct ImageProperties {
    /// The tint of a list cell's picture, which is stored and not drawn.
    public var tintColor: UIColor?
    /// The radius of the corners of a list cell's picture, which is stored and not drawn.
    public var cornerRadius: CGFloat = 0
    /// The largest size of a list cell's picture. The model stores the size and does not use it.
    public var maximumSize = CGSize.zero
    /// The size and weight of a symbol in a list cell, which has no effect in the model.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The size of the place that is kept for a list cell's picture. The model does not use it.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The main text of the cell.
  public var text: String?
  /// The secondary text of the cell, which is shown under the main text, or in a table view cell's
  /// detail label.
  public var secondaryText: String?
  /// The picture of the cell, which is shown before the texts.
  public var image: UIImage?
  /// The font, colour and alignment of the cell's main text.
  public var textProperties = TextProperties()
  /// The font, colour and alignment of the cell's secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The tint, corners and size of the cell's picture.
  public var imageProperties = ImageProperties()

  /// Returns a description of a list cell's contents without texts and picture.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a description, without texts and picture, of a list cell that has a subtitle. In the
  /// model it equals ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a description, without texts and picture, of a list cell that has a value at its end.
  /// In the model it equals ``cell()``.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view with a label for both texts and an image view for the picture.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns this description of a cell's contents unchanged, because it is the same in every state
  /// of the cell.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a list content configuration, in a cell or by itself.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let picture = UIImageView()

  /// The texts and the picture that the view shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view that shows texts and a picture.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(label)
    show()
  }

  /// Creates a view that shows nothing.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    label.text = [list.text, list.secondaryText].compactMap { $0 }.joined(separator: "\n")
    label.numberOfLines = 0
    picture.image = list.image
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let left = size.width > 0 ? picture.frame.maxX + 16 : 16
    label.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - 16), height: bounds.height)
  }
}
