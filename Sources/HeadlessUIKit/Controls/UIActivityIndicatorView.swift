/// A wheel that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  @frozen public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2

    fileprivate var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// How large it is.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var color: UIColor! = .gray
  /// Whether it can only be seen while it turns.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: coder.interface?.frame ?? .zero)
    isHidden = true
    coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops it.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
