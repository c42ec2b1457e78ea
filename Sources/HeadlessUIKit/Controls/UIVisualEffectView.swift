/// A view that applies an effect, such as a blur, to the views behind it.
///
/// Views that are to appear above the effect must be added to ``contentView``. Adding a subview to
/// the effect view itself traps, as in UIKit.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The visual effect, such as a blur, that the view applies to the views behind it.
  open var effect: UIVisualEffect?
  /// The view for the app's subviews, which appear above the visual effect.
  public let contentView = UIView()

  /// Creates a view that applies a visual effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a visual effect view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
    coder.decodeInterface(of: self, as: UIVisualEffectView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UIVisualEffectView.self
    let effect = effect
    archive.note { (view: UIVisualEffectView) in view.effect = effect }
  }
  override var archivedInside: UIView? { contentView }

  open override func addSubview(_ view: UIView) {
    preconditionFailure(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
    )
  }
}
