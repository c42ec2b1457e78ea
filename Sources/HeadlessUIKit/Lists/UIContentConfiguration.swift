/// A description of what a cell shows, from which a view can be made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The description for a cell in a state; the model tells no states apart.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view made from a description.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// What a cell is like at present.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// Text, a lesser text and a picture.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var alignment: NSTextAlignment = .natural
    public var numberOfLines = 0
  }

  /// How a picture is shown.
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

/// Shows a list's configuration in a collection's cell.
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
