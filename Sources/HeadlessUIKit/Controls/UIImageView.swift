/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view without an image; it takes no touches unless told to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as an image, that shows another one while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(of: self, as: UIImageView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UIImageView.self
    let (image, highlightedImage, isHighlighted) = (image, highlightedImage, isHighlighted)
    archive.note { (view: UIImageView) in
      (view.image, view.highlightedImage) = (image, highlightedImage)
      view.isHighlighted = isHighlighted
    }
  }

  /// What it shows.
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      didChange("image")
    }
  }
  /// What it shows while it is highlighted.
  open var highlightedImage: UIImage?
  /// How symbols are drawn; the model draws no variants.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it shows ``highlightedImage``.
  open var isHighlighted = false

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  // MARK: - Moving pictures

  /// Images to show one after the other.
  open var animationImages: [UIImage]?
  /// How long one round takes; 0 for thirty images a second.
  open var animationDuration: TimeInterval = 0
  /// How many rounds, 0 for ever.
  open var animationRepeatCount = 0

  private var animationStart: TimeInterval?

  /// Begins to show ``animationImages``.
  open func startAnimating() {
    if animationImages?.isEmpty == false { animationStart = Simulator.current.seconds }
  }

  /// Stops showing ``animationImages``.
  open func stopAnimating() { animationStart = nil }

  /// Whether ``animationImages`` are shown. Nothing runs per frame: this is computed from the time.
  open var isAnimating: Bool {
    guard let animationStart, let animationImages else { return false }
    guard animationRepeatCount > 0 else { return true }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    return Simulator.current.seconds < animationStart + round * Double(animationRepeatCount)
  }
}
