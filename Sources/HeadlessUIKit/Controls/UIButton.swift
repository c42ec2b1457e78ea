/// A control that shows a title or an image and can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var keepsPlainTaps: Bool { true }
  override class func makeStandIn() -> UIControl? { UIButton() }

  /// The kind of a button.
  @frozen public enum ButtonType: Int, Sendable {
    /// A button without a look of its own. Its title is white unless the app sets a colour.
    case custom
    /// A button in the system's style. Its title has the tint colour unless the app sets a colour.
    case system
    /// A button with the system's symbol for details. The model does not add the symbol.
    case detailDisclosure
    /// A button with the system's light information symbol. The model does not add the symbol.
    case infoLight
    /// A button with the system's dark information symbol. The model does not add the symbol.
    case infoDark
    /// A button with the system's symbol for adding a contact. The model does not add the symbol.
    case contactAdd
    /// A button with the system's symbol for closing. The model does not add the symbol.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The title, colours and images that the app has set for one state of a button.
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

  /// Creates a button of a kind. If an action is given, tapping the button performs it.
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
    // A property's observer is not called for assignments inside an initialiser, so the
    // configuration is applied explicitly.
    showConfiguration()
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Contents

  /// The description from which the button's title, image and colours are set; `nil` for none.
  open var configuration: Configuration? { didSet { showConfiguration() } }

  private func showConfiguration() {
    setTitle(configuration?.title, for: .normal)
    setImage(configuration?.image, for: .normal)
    if let color = configuration?.baseBackgroundColor { backgroundColor = color }
    if let color = configuration?.baseForegroundColor { setTitleColor(color, for: .normal) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind title and image for a state. It is stored and not shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets the attributed title for a state. Its text takes precedence over a title without
  /// attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Returns the title of a state, or the normal state's title if none was set for it.
  open func title(for state: State) -> String? { find(state) { $0.title } }
  /// Returns the title's colour in a state, or in the normal state if none was set for it.
  open func titleColor(for state: State) -> UIColor? { find(state) { $0.titleColor } }
  /// Returns the image of a state, or the normal state's image if none was set for it.
  open func image(for state: State) -> UIImage? { find(state) { $0.image } }
  /// Returns the background image of a state, or the normal state's if none was set for it.
  open func backgroundImage(for state: State) -> UIImage? { find(state) { $0.backgroundImage } }
  /// Returns the attributed title of a state, or the normal state's if none was set for it.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    find(state) { $0.attributedTitle }
  }

  /// The title in the button's present state: the text of the attributed title if there is one,
  /// otherwise the title without attributes.
  open var currentTitle: String? { attributedTitle(for: state)?.string ?? title(for: state) }
  /// The title's colour in the button's present state. If the app has set none, it is the tint
  /// colour or white, depending on the button's kind.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The image in the button's present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image in the button's present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The attributed title in the button's present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The margins around title and image. They enlarge a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The insets of the title, without effect on its place.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.titleEdgeInsets") } }
  /// The insets of the image, without effect on its place.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.imageEdgeInsets") } }
  /// True if the image looks different while the button is highlighted. Stored and not drawn.
  open var adjustsImageWhenHighlighted = true
  /// True if the image looks different while the button is disabled. Stored and not drawn.
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
  /// The role of the button, which the model stores and never reads.
  open var role: Role = .normal
  /// A closure that is called when the button's state has changed, to update its ``configuration``.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Calls the ``configurationUpdateHandler`` at once, if there is one.
  open func setNeedsUpdateConfiguration() {
    // The handler may set the button's configuration. Such a change must not call the handler
    // again.
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
  /// Does nothing, because the model does not draw symbols.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The role of a button, such as cancelling. It has no effect in the model.
  @frozen public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// True if the button glows while a finger presses it. Stored and not drawn.
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

  /// Returns the title, a colour or an image for a state. If the app has set none for the state,
  /// returns that of the normal state.
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

  /// The distances between the button's edges and its contents. They come from the configuration,
  /// if there is one.
  private var insetsOfContents: UIEdgeInsets {
    configuration?.contentInsets.asEdgeInsets ?? contentEdgeInsets
  }

  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let insets = insetsOfContents
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
    let area = bounds.inset(by: insetsOfContents)
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
    // In reading direction, the image comes before the title.
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
    /// The title of the button.
    public var title: String?
    /// The second line under the title, which is stored and not shown.
    public var subtitle: String?
    /// The image of the button.
    public var image: UIImage?
    /// The colour of the title. With `nil` the button's own colour is used.
    public var baseForegroundColor: UIColor?
    /// The background colour of the button. With `nil` the button's own colour is used.
    public var baseBackgroundColor: UIColor?
    /// The margins around title and image. They enlarge the button's content size.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The distance between image and title, which does not change the layout.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, which does not change the layout.
    public var titlePadding: CGFloat = 0
    /// The roundness of the corners, which is stored and not drawn.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button, which does not change the layout.
    public var buttonSize: Size = .medium
    /// The edge of the title at which the image lies, without effect: the image precedes the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The alignment of title and subtitle, which does not change the layout.
    public var titleAlignment: TitleAlignment = .automatic
    /// The background of the button, which is stored and not drawn.
    public var background = UIBackgroundConfiguration()
    /// True if an activity indicator takes the place of the image. Stored and not shown.
    public var showsActivityIndicator = false
    /// The preferred variant of symbol images, which the model does not draw.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The roundness of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// Returns a configuration without colours.
    public static func plain() -> Configuration { Configuration() }
    /// Returns the configuration of a tinted button, which has no colours in the model.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(baseBackgroundColor: .systemGray5) }
    /// Returns a configuration with a white title on a blue background.
    public static func filled() -> Configuration {
      Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
    }
    /// Returns the configuration of a button without border, which has no colours in the model.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns the same configuration as ``gray()``.
    public static func bordered() -> Configuration { gray() }
    /// Returns the same configuration as ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the same configuration as ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets as left and right edges, for text that runs from left to right.
  fileprivate var asEdgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

/// A set of edges, named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits that make up the option set.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where a line of text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where a line of text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
