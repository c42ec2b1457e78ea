/// A description of the contents of a cell or another view, which can make a view that shows them.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the contents.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the description for a state of the cell, such as selected. The model's own
  /// descriptions are the same in every state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the contents which a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The description of the contents that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The present state of a view, such as highlighted, on which a configuration may depend.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that is true if the view is disabled.
  public var isDisabled = false
  /// A Boolean value that is true if the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that is true if the view is selected.
  public var isSelected = false
  /// A Boolean value that is true if the view is focused; the model focuses no views.
  public var isFocused = false
  /// A Boolean value that is true if the view is pinned; the model does not set it.
  public var isPinned = false
  /// Creates the state of a view that is neither disabled, highlighted, selected, focused nor
  /// pinned.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The present state of a cell, such as selected, on which a configuration may depend.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that is true if the cell is disabled; the model does not set it.
  public var isDisabled = false
  /// A Boolean value that is true if the cell is highlighted.
  public var isHighlighted: Bool
  /// A Boolean value that is true if the cell is selected.
  public var isSelected: Bool
  /// A Boolean value that is true if the cell is focused; the model focuses no cells.
  public var isFocused = false
  /// A Boolean value that is true if the cell is pinned; the model does not set it.
  public var isPinned = false
  /// A Boolean value that is true while the cell is edited.
  public var isEditing: Bool
  /// A Boolean value that is true if the cell is expanded; the model does not set it.
  public var isExpanded = false
  /// A Boolean value that is true while the cell is swiped; the model does not set it.
  public var isSwiped = false
  /// A Boolean value that is true while the cell is moved; the model does not set it.
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
  /// The font, colour and alignment of a text.
  public struct TextProperties {
    /// The font of the text. The cell's label does not use it.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// The colour of the text. The cell's label does not use it.
    public var color: UIColor = .label
    /// The alignment of the text. The cell's label does not use it.
    public var alignment: NSTextAlignment = .natural
    /// The maximum number of lines, which is stored and has no effect.
    public var numberOfLines = 0
  }

  /// The tint, corners and size of a picture.
  public struct ImageProperties {
    /// The tint of the picture, which is stored and not drawn.
    public var tintColor: UIColor?
    /// The radius of the picture's corners, which is stored and not drawn.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the picture, which is stored and has no effect.
    public var maximumSize = CGSize.zero
  }

  /// The main text of the cell.
  public var text: String?
  /// The secondary text, which is shown under the text, or in a table view cell's detail label.
  public var secondaryText: String?
  /// The picture, which is shown before the texts.
  public var image: UIImage?
  /// The font, colour and alignment of the text.
  public var textProperties = TextProperties()
  /// The font, colour and alignment of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The tint, corners and size of the picture.
  public var imageProperties = ImageProperties()

  /// Returns an empty description for a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns an empty description for a cell with a subtitle. In the model it equals ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns an empty description for a cell with a value. In the model it equals ``cell()``.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view with a label for both texts and an image view for the picture.
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
  /// Returns the description itself, because it is the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a list content configuration in a cell.
private final class ListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let picture = UIImageView()

  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A content view must be made by makeContentView().")
  }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    label.text = [list.text, list.secondaryText].compactMap { $0 }.joined(separator: "\n")
    label.numberOfLines = 0
    picture.image = list.image
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let left = size.width > 0 ? picture.frame.maxX + 16 : 16
    label.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - 16), height: bounds.height)
  }
}
