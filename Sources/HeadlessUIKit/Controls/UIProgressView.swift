/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// The look of the bar, which is stored and not drawn.
  open var progressViewStyle: Style = .default
  /// The colour of the finished part, which is stored and not drawn.
  open var progressTintColor: UIColor?
  /// The colour of the unfinished part, which is stored and not drawn.
  open var trackTintColor: UIColor?

  /// The progress, limited to 0 to 1.
  open var progress: Float {
    get { part }
    set { noting(ObservedProperty("progress")) { part = min(max(newValue, 0), 1) } }
  }
  private var part: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar of 150 by 4 points with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Creates a bar from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
