/// A description of an empty screen's contents: a picture, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration {
  /// The look of a text.
  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var numberOfLines = 0
  }
  /// The look of the picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }
  /// The behaviour of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role: UIButton.Role = .normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration()
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 13

  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  public static func search() -> UIContentUnavailableConfiguration { Self(text: "No Results") }
  public static func loading() -> UIContentUnavailableConfiguration { Self(text: "Loading…") }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// A view for an empty screen: picture, texts and buttons in a column in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration { didSet { show() } }
  private let stack = UIStackView()

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    addSubview(stack)
    show()
  }

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
