/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view without an image, whose user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with an image, in the size of the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view with an image, in the size of that image, and with another image for the
  /// highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view from a storyboard; user interaction is disabled unless the storyboard
  /// enables it.
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

  /// The image that the image view shows.
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      didChange("image")
    }
  }
  /// The image that the image view shows while it is highlighted.
  open var highlightedImage: UIImage?
  /// The preferred variant of the image view's symbol image. The model stores it and does not draw
  /// symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// A Boolean value that is true if the image view shows its ``highlightedImage``.
  open var isHighlighted = false

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  // MARK: - Animated images

  /// The images that ``startAnimating()`` shows one after the other.
  open var animationImages: [UIImage]?
  /// The images that are to be shown in place of ``animationImages`` while the view is highlighted.
  /// The model stores them and does not show them.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one round through ``animationImages``, in seconds; 0 means thirty images a
  /// second.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds through ``animationImages``; 0 means that they are repeated without end.
  open var animationRepeatCount = 0

  private var animationStart: TimeInterval?

  /// Starts to show the images of ``animationImages`` one after the other.
  open func startAnimating() {
    if animationImages?.isEmpty == false { animationStart = Simulator.current.seconds }
  }

  /// Stops showing the images of ``animationImages``.
  open func stopAnimating() { animationStart = nil }

  /// A Boolean value that is true while ``animationImages`` are shown. It is computed from the
  /// virtual time, so that no work is done in each frame.
  open var isAnimating: Bool {
    guard let animationStart, let animationImages else { return false }
    guard animationRepeatCount > 0 else { return true }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    return Simulator.current.seconds < animationStart + round * Double(animationRepeatCount)
  }
}

/// Makes an image view with an image from a class that is known only at run time.
/// `turnstile adopt` replaces `type(of: view).init(image:)` by a call of this function.
@preconcurrency @MainActor
public func make<View: UIImageView>(_ type: View.Type, image: UIImage?) -> View {
  let view = make(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  view.image = image
  return view
}
