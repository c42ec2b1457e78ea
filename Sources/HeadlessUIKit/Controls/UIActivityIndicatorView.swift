/// A spinning indicator that shows that work is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of an activity indicator, which determines its size.
  @frozen public enum Style: Int, Sendable {
    /// The style of an activity indicator of the usual size, 20 by 20 points.
    case medium = 100
    /// The style of a large activity indicator, 37 by 37 points.
    case large = 101
    /// The former style of a large white activity indicator, 37 by 37 points.
    case whiteLarge = 0
    /// The former style of a white activity indicator of the usual size, 20 by 20 points.
    case white = 1
    /// The former style of a grey activity indicator of the usual size, 20 by 20 points.
    case gray = 2

    fileprivate var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// The style of the activity indicator, which determines its size.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the activity indicator, which is stored and not drawn.
  open var color: UIColor! = .gray
  /// A Boolean value that says whether the activity indicator is hidden while it does not spin.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// A Boolean value that is true while the activity indicator spins.
  open private(set) var isAnimating = false

  /// Creates a hidden activity indicator that does not spin, in the size of the given style.
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

  /// Creates an activity indicator from a storyboard. It is hidden and does not spin, unless the
  /// storyboard says otherwise.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: coder.interface?.frame ?? .zero)
    isHidden = true
    coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  /// Starts the spinning of the activity indicator, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the spinning of the activity indicator, and hides the indicator if ``hidesWhenStopped``
  /// is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
