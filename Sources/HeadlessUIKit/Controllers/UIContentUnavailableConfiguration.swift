/// A configuration of an empty screen, that is, of the view that an app shows while it has no
/// content to show: an image, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration {
  /// The appearance of a text in an empty screen: its font, colour and number of lines.
  public struct TextProperties {
    /// The font of a text in an empty screen. The model stores the font, and the label that shows
    /// the text does not use it.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// The colour of a text in an empty screen. The model stores the colour, and the label that
    /// shows the text does not use it.
    public var color: UIColor = .label
    /// The maximum number of lines of a text in an empty screen. The model ignores it, because the
    /// label that shows the text has no limit.
    public var numberOfLines = 0
  }
  /// The appearance of the image in an empty screen: its tint, size and corners.
  public struct ImageProperties {
    /// The tint of an empty screen's image. The model stores the tint and does not draw it.
    public var tintColor: UIColor?
    /// The largest size of an empty screen's image. The model ignores it, because the image keeps
    /// its own size.
    public var maximumSize = CGSize.zero
    /// The radius of the corners of an empty screen's image. The model stores the radius and does
    /// not draw it.
    public var cornerRadius: CGFloat = 0
  }
  /// The action, menu, state and role of a button in an empty screen.
  public struct ButtonProperties {
    /// The action that a tap on an empty screen's button performs.
    public var primaryAction: UIAction?
    /// The menu of an empty screen's button. The model stores the menu and never opens it.
    public var menu: UIMenu?
    /// True if an empty screen's button can be tapped.
    public var isEnabled = true
    /// The role of an empty screen's button, such as cancelling. The model stores the role and does
    /// not use it.
    public var role: UIButton.Role = .normal
  }

  /// The image above the texts of an empty screen.
  public var image: UIImage?
  /// The appearance of the empty screen's image: its tint, size and corners.
  public var imageProperties = ImageProperties()
  /// The first text of an empty screen, usually its title.
  public var text: String?
  /// The first text of an empty screen, with attributes. It takes precedence over ``text``, and the
  /// model shows it without the attributes.
  public var attributedText: NSAttributedString?
  /// The appearance of an empty screen's first text: its font, colour and number of lines.
  public var textProperties = TextProperties()
  /// The second text of an empty screen, below the first.
  public var secondaryText: String?
  /// The second text of an empty screen, with attributes. It takes precedence over
  /// ``secondaryText``, and the model shows it without the attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of an empty screen's second text: its font, colour and number of lines.
  public var secondaryTextProperties = TextProperties()
  /// The first button of an empty screen. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action, menu, state and role of an empty screen's first button.
  public var buttonProperties = ButtonProperties()
  /// The second button of an empty screen. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action, menu, state and role of an empty screen's second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background of an empty screen. The model stores the background and does not draw it.
  public var background = UIBackgroundConfiguration()
  /// The distance between the image and the first text of an empty screen. The model ignores it and
  /// uses 8 points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the two texts of an empty screen. The model ignores it and uses 8 points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the first button of an empty screen. The model ignores it
  /// and uses 8 points.
  public var textToButtonPadding: CGFloat = 13

  /// Returns a configuration of an empty screen without image, texts and buttons.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  /// Returns the configuration of an empty screen for a search without results, with the text "No
  /// Results".
  public static func search() -> UIContentUnavailableConfiguration { Self(text: "No Results") }
  /// Returns the configuration of an empty screen for contents that are being loaded, with the text
  /// "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration { Self(text: "Loading…") }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Creates the view of an empty screen that shows the image, texts and buttons of this
  /// configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns this configuration of an empty screen unchanged, because the screen looks the same in
  /// every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// A view for an empty screen. It shows an image, texts and buttons in a column in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration of the empty screen that the view shows. Setting it replaces the image,
  /// texts and buttons.
  public var configuration: any UIContentConfiguration { didSet { show() } }
  private let stack = UIStackView()

  /// Creates a view for an empty screen that shows the contents of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    addSubview(stack)
    show()
  }

  /// Creates a view for an empty screen from a storyboard. The view shows nothing until the app
  /// sets a configuration.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    addSubview(stack)
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if let image = content.image { stack.addArrangedSubview(UIImageView(image: image)) }
    for text in [
      content.attributedText?.string ?? content.text,
      content.secondaryAttributedText?.string ?? content.secondaryText,
    ] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func add(
    _ look: UIButton.Configuration, _ button: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil else { return }
    let view = UIButton(configuration: look, primaryAction: button.primaryAction)
    view.isEnabled = button.isEnabled
    stack.addArrangedSubview(view)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

// Unchecked: the variable's address serves as the key of an associated object, and the variable's
// value is never read or written.
nonisolated(unsafe) private var unavailableKey: UInt8 = 0

extension UIViewController {
  /// The configuration of an empty screen, which covers this controller's view while there is no
  /// content to show; `nil` removes it.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableView?.configuration }
    set {
      unavailableView?.removeFromSuperview()
      let view = newValue?.makeContentView()
      unavailableView = view
      guard let view else { return }
      view.frame = self.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view.addSubview(view)
    }
  }

  /// The state of the controller, such as its traits. An override of
  /// `updateContentUnavailableConfiguration(using:)` gets it to derive the configuration of an
  /// empty screen.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of ``UIViewController/updateContentUnavailableConfiguration(using:)`` in the
  /// next run-loop turn.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  private var unavailableView: (any UIView & UIContentView)? {
    get { objc_getAssociatedObject(self, &unavailableKey) as? any UIView & UIContentView }
    set {
      objc_setAssociatedObject(self, &unavailableKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
