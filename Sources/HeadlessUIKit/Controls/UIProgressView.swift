/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// The style of the progress bar, which is stored and not drawn.
  open var progressViewStyle: Style = .default
  /// The colour of the finished part of the progress bar, which is stored and not drawn.
  open var progressTintColor: UIColor?
  /// The colour of the unfinished part of the progress bar, which is stored and not drawn.
  open var trackTintColor: UIColor?
  /// The image of the finished part of the progress bar, which is stored and not drawn.
  open var progressImage: UIImage?
  /// The image of the unfinished part of the progress bar, which is stored and not drawn.
  open var trackImage: UIImage?

  /// The progress that the bar shows, from 0 to 1. A number outside this range is limited to it.
  open var progress: Float {
    get { part }
    set { noting(ObservedProperty("progress")) { part = min(max(newValue, 0), 1) } }
  }
  private var part: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a progress bar of 150 by 4 points with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Creates a progress bar from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the progress that the bar shows. The model does not animate the change.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
