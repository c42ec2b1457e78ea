/// A description of an empty screen's contents: a picture, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font of the text, which the view's label does not take over.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// The colour of the text, which the view's label does not take over.
    public var color: UIColor = .label
    /// The maximum number of lines, without effect: the view's label has no limit.
    public var numberOfLines = 0
  }
  /// The look of the picture.
  public struct ImageProperties {
    /// The tint of the picture, which is stored and not drawn.
    public var tintColor: UIColor?
    /// The largest size of the picture, without effect: the picture keeps its own size.
    public var maximumSize = CGSize.zero
    /// The radius of the picture's corners, which is stored and not drawn.
    public var cornerRadius: CGFloat = 0
  }
  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action that a tap on the button performs.
    public var primaryAction: UIAction?
    /// The menu of the button, which is stored and never opens.
    public var menu: UIMenu?
    /// A Boolean value that is true if the button can be tapped.
    public var isEnabled = true
    /// The role of the button, which is stored and has no effect.
    public var role: UIButton.Role = .normal
  }

  /// The picture above the texts.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text with attributes, which takes precedence over ``text``; only its letters are
  /// shown.
  public var attributedText: NSAttributedString?
  /// The look of the first text.
  public var textProperties = TextProperties()
  /// The second text, below the first.
  public var secondaryText: String?
  /// The second text with attributes, which takes precedence; only its letters are shown.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The first button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the first button.
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background of the contents, which is stored and not drawn.
  public var background = UIBackgroundConfiguration()
  /// The distance between picture and text, without effect: all distances are 8.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the two texts, without effect: all distances are 8.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between text and button, without effect: all distances are 8.
  public var textToButtonPadding: CGFloat = 13

  /// Returns a description without contents.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  /// Returns a description for a search without results, with the text "No Results".
  public static func search() -> UIContentUnavailableConfiguration { Self(text: "No Results") }
  /// Returns a description for contents that are being loaded, with the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration { Self(text: "Loading…") }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Creates a view that shows the described contents.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the description itself, because it is the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// A view for an empty screen: picture, texts and buttons in a column in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The description that the view shows; setting it makes the view's contents anew.
  public var configuration: any UIContentConfiguration { didSet { show() } }
  private let stack = UIStackView()

  /// Creates a view that shows the described contents.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    addSubview(stack)
    show()
  }

  /// Creates a view with an empty description from a storyboard.
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

// Unchecked: only its address is used, and nothing reads or writes its value.
nonisolated(unsafe) private var unavailableKey: UInt8 = 0

extension UIViewController {
  /// The contents of the view that covers the controller's view while there is nothing to show; nil
  /// removes it.
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

  /// The present state of the controller, for its configuration.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests ``UIViewController/updateContentUnavailableConfiguration(using:)`` in the next turn.
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
