public import Foundation

/// A control that shows a title or an image and can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override var keepsPlainTaps: Bool { true }
  override class func makeStandIn() -> UIControl? { UIButton() }

  /// The type of a button: a system button, a custom one, or one with a standard symbol.
  @frozen public enum ButtonType: Int, Sendable {
    /// A custom button, which has no style of its own. Its title is white unless the app sets a
    /// colour.
    case custom
    /// A system button, which has the system's style. Its title has the tint colour unless the app
    /// sets a colour.
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

    /// The former name of the button type ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The title, colours and images that the app has set for one state of a button, such as
  /// highlighted.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [(state: State, look: Look)] = []

  /// The type with which the button was created, such as system or custom.
  open private(set) var buttonType: ButtonType = .custom
  /// The label that shows the button's title.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the button's image.
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

  /// Creates a button of a type, such as system. If an action is given, tapping the button performs
  /// it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adopt(primaryAction)
  }

  /// Creates a button of a type, such as system.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button that performs an action when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button whose title, image and colours come from a configuration. If an action is
  /// given, tapping the button performs it.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    // Swift calls no property observer for assignments inside an initialiser, so the initialiser
    // applies the configuration itself.
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

  /// The configuration from which the button's title, image and colours are set; `nil` if the app
  /// sets them one by one.
  open var configuration: Configuration? { didSet { showConfiguration() } }

  /// A closure that changes a button's configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// A closure that is called after ``updateConfiguration()``, when the button's state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if the colours of the configuration follow the button's state, which are not drawn.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateConfiguration = false

  /// Requests a call of ``updateConfiguration()`` before the button's next layout. Several requests
  /// before that are one (rule R232 of UIKit's behaviour).
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called when the button's state has changed, so that a subclass changes the configuration. Does
  /// nothing in the base class.
  open func updateConfiguration() {}

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    updateConfiguration()
    configurationUpdateHandler?(self)
    // Only now, so that a change of state by the handler does not call it again and again.
    needsUpdateConfiguration = false
  }

  /// Performs the button's action, as a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Returns the point beside which the button's menu opens: the middle of its lower edge. The
  /// model opens no menu.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Returns the configuration of the button's menu for a point. The model never calls the method,
  /// because it opens no menus.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  private func showConfiguration() {
    setTitle(configuration?.title, for: .normal)
    setImage(configuration?.image, for: .normal)
    if let color = configuration?.baseBackgroundColor { backgroundColor = color }
    if let color = configuration?.baseForegroundColor { setTitleColor(color, for: .normal) }
  }

  /// Sets the button's title for a state, such as highlighted.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the colour of the button's title for a state, such as highlighted.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the button's image for a state, such as highlighted.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind the button's title and image for a state, such as highlighted. The model
  /// stores the image and does not draw it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets the button's attributed title for a state, such as highlighted. Its text takes precedence
  /// over a title without attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Returns the button's title for a state; the title of the normal state if none was set for the
  /// given one.
  open func title(for state: State) -> String? { find(state) { $0.title } }
  /// Returns the colour of the button's title for a state; the colour in the normal state if none
  /// was set for the given one.
  open func titleColor(for state: State) -> UIColor? { find(state) { $0.titleColor } }
  /// Returns the button's image for a state; the image of the normal state if none was set for the
  /// given one.
  open func image(for state: State) -> UIImage? { find(state) { $0.image } }
  /// Returns the button's background image for a state; the one of the normal state if none was set
  /// for the given one.
  open func backgroundImage(for state: State) -> UIImage? { find(state) { $0.backgroundImage } }
  /// Returns the button's attributed title for a state; the one of the normal state if none was set
  /// for the given one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    find(state) { $0.attributedTitle }
  }

  /// The title in the button's present state: the text of the attributed title if there is one,
  /// otherwise the title without attributes.
  open var currentTitle: String? { attributedTitle(for: state)?.string ?? title(for: state) }
  /// The colour of the title in the button's present state. If the app has set none, the title has
  /// the tint colour in a system button and is white in others.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The button's image in its present state, such as highlighted.
  open var currentImage: UIImage? { image(for: state) }
  /// The button's background image in its present state, such as highlighted.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The button's attributed title in its present state, such as highlighted.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The margins around the button's title and image. They enlarge the content size of a button
  /// without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The insets of the title, without effect on its place.
  ///
  /// In UIKit, they move the button's title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.titleEdgeInsets") } }
  /// The insets of the image, without effect on its place.
  ///
  /// In UIKit, they move the button's image.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { inert("UIButton.imageEdgeInsets") } }
  /// True if the button's image looks different while a finger presses the button. Stored and not
  /// drawn.
  open var adjustsImageWhenHighlighted = true
  /// True if the button's image looks different while the button is disabled. Stored and not drawn.
  open var adjustsImageWhenDisabled = true
  /// The button's menu, which never opens in the model.
  ///
  /// UIKit opens it at a long press, or at a tap if ``showsMenuAsPrimaryAction`` is true.
  open var menu: UIMenu? { didSet { inert("UIButton.menu") } }
  /// A Boolean value without effect: a tap performs the button's actions and opens no menu.
  ///
  /// In UIKit, true makes a tap open the button's menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { inert("UIButton.showsMenuAsPrimaryAction") }
  }
  /// A Boolean value without effect: a tap does not change the selection.
  ///
  /// In UIKit, true makes a tap toggle the button's selected state, or choose from its menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet { inert("UIButton.changesSelectionAsPrimaryAction") }
  }
  /// The role of the button, such as cancelling. The model stores the role and does not use it.
  open var role: Role = .normal
  /// Sets the preferred variant of the button's symbol image. Does nothing, because the model does
  /// not draw symbols.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The role of a button, such as cancelling. It has no effect in the model.
  @frozen public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// True if a pointer of a pad changes its look over the button. The model has no pointer.
  open var isPointerInteractionEnabled = false
  /// A closure that changes the look of a pad's pointer over the button. The model has no pointer,
  /// and never calls it.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// The closure that changes the look of a pad's pointer over the button; `nil` for UIKit's own
  /// look.
  open var pointerStyleProvider: PointerStyleProvider?
  /// The order of the entries of the button's menu, which never opens in the model.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
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

  /// Returns one of the things that the app sets for each state: title, colour or image. If the app
  /// has set none for the given state, returns that of the normal state.
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

  /// The distances between the button's edges and its contents, from the configuration if there is
  /// one, else ``contentEdgeInsets``.
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

  /// Returns the rectangle of the button's background: all of its bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle that the button's title and image share: the bounds without the insets
  /// of the contents.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsOfContents) }
  /// Returns the rectangle of the button's image inside the rectangle of its contents. A subclass
  /// may put the image elsewhere.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }
  /// Returns the rectangle of the button's title inside the rectangle of its contents. A subclass
  /// may put the title elsewhere.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Returns the rectangles of image and title beside each other.
  private func arrangement(in area: CGRect) -> (image: CGRect, title: CGRect) {
    let title = currentTitle ?? ""
    let imageSize = currentImage?.size ?? .zero
    let titleSize = title.isEmpty ? .zero : titleLabel!.font.size(of: title, width: 0, lines: 1)
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
    // The image is placed before the title in reading direction: to its right if the language is
    // read from right to left.
    let image = CGRect(
      x: isMirrored ? left + titleSize.width : left, y: top(imageSize.height),
      width: imageSize.width, height: imageSize.height)
    let text = CGRect(
      x: isMirrored ? left : left + imageSize.width, y: top(titleSize.height),
      width: titleSize.width, height: titleSize.height)
    return (image, text)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let image = currentImage
    let title = currentTitle ?? ""
    if image == nil, title.isEmpty { return }
    let area = contentRect(forBounds: bounds)
    if image != nil {
      imageView!.image = image
      imageView!.frame = imageRect(forContentRect: area)
    }
    if !title.isEmpty {
      titleLabel!.text = title
      titleLabel!.textColor = currentTitleColor
      titleLabel!.frame = titleRect(forContentRect: area)
    }
  }

  // MARK: - Touches

  override func finger(upInside isInside: Bool, with event: UIEvent?) {
    super.finger(upInside: isInside, with: event)
    if isInside { sendActions(for: .primaryActionTriggered) }
  }
}

extension NSDirectionalEdgeInsets {
  /// These insets with the leading edge as the left one and the trailing edge as the right one.
  /// That is right only for text that runs from left to right.
  fileprivate var asEdgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
