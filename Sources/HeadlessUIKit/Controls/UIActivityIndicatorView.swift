/// A spinning indicator that shows that work is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  @frozen public enum Style: Int, Sendable {
    /// The usual size, 20 by 20 points.
    case medium = 100
    /// The large size, 37 by 37 points.
    case large = 101
    /// The large size under its former name, 37 by 37 points.
    case whiteLarge = 0
    /// The usual size under its former name for a white indicator.
    case white = 1
    /// The usual size under its former name for a grey indicator.
    case gray = 2

    fileprivate var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// The size of the indicator.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the indicator, which is stored and not drawn.
  open var color: UIColor! = .gray
  /// A Boolean value that is true if the indicator is hidden while it does not spin.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// A Boolean value that is true while the indicator spins.
  open private(set) var isAnimating = false

  /// Creates a hidden indicator that does not spin, in the size of its style.
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

  /// Creates an indicator from a storyboard, hidden and not spinning unless the storyboard says
  /// otherwise.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: coder.interface?.frame ?? .zero)
    isHidden = true
    coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  /// Starts spinning, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops spinning, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
