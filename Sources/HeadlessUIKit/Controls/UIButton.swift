/// A control that shows a title or an image and can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var keepsPlainTaps: Bool { true }
  override class func makeStandIn() -> UIControl? { UIButton() }

  /// The kind of a button.
  @frozen public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The titles, colours and images of a button in one state.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [(state: State, look: Look)] = []

  /// The button's kind.
  open private(set) var buttonType: ButtonType = .custom
  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder.interface {
      buttonType = ButtonType(rawValue: coder.style) ?? .custom
      coder.decode(self, as: UIButton.self)
    }
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    (archive.base, archive.style) = (UIButton.self, buttonType.rawValue)
    let (looks, font) = (looks, titleLabel?.font)
    let (isEnabled, isSelected) = (isEnabled, isSelected)
    archive.note { (button: UIButton) in
      for (state, look) in looks { button.change(state) { $0 = look } }
      button.titleLabel?.font = font
      (button.isEnabled, button.isSelected) = (isEnabled, isSelected)
    }
  }
  override var archivedInside: UIView? { nil }

  /// Creates a button of a kind, which performs an action when tapped if one is given.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adopt(primaryAction)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button that performs an action when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button from a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Contents

  /// The configuration from which title, image and colours are set.
  open var configuration: Configuration? {
    didSet {
      setTitle(configuration?.title, for: .normal)
      setImage(configuration?.image, for: .normal)
      if let color = configuration?.baseBackgroundColor { backgroundColor = color }
      if let color = configuration?.baseForegroundColor { setTitleColor(color, for: .normal) }
    }
  }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func title(for state: State) -> String? { find(state) { $0.title } }
  open func titleColor(for state: State) -> UIColor? { find(state) { $0.titleColor } }
  open func image(for state: State) -> UIImage? { find(state) { $0.image } }
  open func backgroundImage(for state: State) -> UIImage? { find(state) { $0.backgroundImage } }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    find(state) { $0.attributedTitle }
  }

  open var currentTitle: String? { attributedTitle(for: state)?.string ?? title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The insets of the title, without effect on its place.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.titleEdgeInsets") } }
  /// The insets of the image, without effect on its place.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.imageEdgeInsets") } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// The button's menu, which never opens in the model.
  open var menu: UIMenu? { didSet { inert("UIButton.menu") } }
  /// A Boolean value without effect: a tap performs the button's actions and opens no menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { inert("UIButton.showsMenuAsPrimaryAction") }
  }
  /// A Boolean value without effect: a tap does not change the selection.
  open var changesSelectionAsPrimaryAction = false {
    didSet { inert("UIButton.changesSelectionAsPrimaryAction") }
  }
  open var role: Role = .normal
  /// A closure to update the ``configuration``, which only ``setNeedsUpdateConfiguration()`` calls.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open func setNeedsUpdateConfiguration() {
    // The handler may change the button, which does not call it once more.
    guard let handler = configurationUpdateHandler, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    handler(self)
    isUpdatingConfiguration = false
  }
  private var isUpdatingConfiguration = false

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The role of a button among others, without effect.
  @frozen public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open var showsTouchWhenHighlighted = false

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    if let known = looks.firstIndex(where: { $0.state == state }) {
      change(&looks[known].look)
    } else {
      var look = Look()
      change(&look)
      looks.append((state, look))
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns a part of the look of a state; if none was set for it, of the normal state.
  private func find<Part>(_ state: State, _ part: (Look) -> Part?) -> Part? {
    for wanted in [state, .normal] {
      if let look = looks.first(where: { $0.state == wanted })?.look, let found = part(look) {
        return found
      }
    }
    return nil
  }

  // MARK: - Layout

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, at: 0)
    return view
  }

  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let insets = configuration?.contentInsets.asEdgeInsets ?? contentEdgeInsets
    let font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    let title = font.size(of: currentTitle ?? "", width: 0, lines: 1)
    return CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height, 30) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage
    let title = currentTitle ?? ""
    if image == nil, title.isEmpty { return }
    let imageSize = image?.size ?? .zero
    let titleSize = title.isEmpty ? .zero : titleLabel!.font.size(of: title, width: 0, lines: 1)
    let area = bounds.inset(by: contentEdgeInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = area.width - imageSize.width - titleSize.width
    let left =
      switch contentHorizontalAlignment {
      case .center, .fill: area.minX + free / 2
      case .left: area.minX
      case .right: area.minX + free
      case .leading: area.minX + (isMirrored ? free : 0)
      case .trailing: area.minX + (isMirrored ? 0 : free)
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .center, .fill: area.midY - height / 2
      case .top: area.minY
      case .bottom: area.maxY - height
      }
    }
    // The image precedes the title in reading direction.
    if image != nil {
      imageView!.image = image
      imageView!.frame = CGRect(
        x: isMirrored ? left + titleSize.width : left, y: top(imageSize.height),
        width: imageSize.width, height: imageSize.height)
    }
    if !title.isEmpty {
      titleLabel!.text = title
      titleLabel!.textColor = currentTitleColor
      titleLabel!.frame = CGRect(
        x: isMirrored ? left : left + imageSize.width, y: top(titleSize.height),
        width: titleSize.width, height: titleSize.height)
    }
  }

  // MARK: - Touches

  override func finger(upInside isInside: Bool, with event: UIEvent?) {
    super.finger(upInside: isInside, with: event)
    if isInside { sendActions(for: .primaryActionTriggered) }
  }
}

extension UIButton {
  /// A description of a button's contents and look.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleAlignment: TitleAlignment = .automatic
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The roundness of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration(baseBackgroundColor: .systemGray5) }
    public static func filled() -> Configuration {
      Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
    }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets for text that runs from left to right.
  fileprivate var asEdgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

/// A set of edges, named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
