/// A description of a cell's contents, from which a view can be made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the described contents.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the description for a cell's state; the model's own descriptions are the same in every
  /// state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a described content.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The description that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The present state of a view, for a configuration.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The present state of a cell, for a configuration: selected, highlighted, edited.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted: Bool
  public var isSelected: Bool
  public var isFocused = false
  public var isPinned = false
  public var isEditing: Bool
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

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

/// A description of a text, a secondary text and a picture.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var alignment: NSTextAlignment = .natural
    public var numberOfLines = 0
  }

  /// The look of a picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
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
