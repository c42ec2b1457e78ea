/// A view that blurs what is behind it.
///
/// What is to be shown over the effect goes into ``contentView``: UIKit stops an app that puts a
/// view into the effect view itself, and so does the model.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind.
  open var effect: UIVisualEffect?
  /// Where subviews go.
  public let contentView = UIView()

  /// Creates a view with an effect, or one that will get it later.
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
