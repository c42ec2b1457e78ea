/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The container of the view's contents.
  public let contentView = UIView()
  /// The identifier under which the view is kept for reuse.
  open private(set) var reuseIdentifier: String?
  /// The main label, created on first use.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The secondary label, created on first use.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// A view behind the contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Creates a view that a table can reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates a view without a reuse identifier, so that a table view never reuses it.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var archivedInside: UIView? { contentView }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds.insetBy(dx: 16, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }

  /// Sets the reuse identifier of a view that was loaded from a nib, unless the nib gave it one.
  final func adopt(reuseIdentifier: String) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  /// Called before the view is reused. A subclass overrides the method to clear the old contents.
  open func prepareForReuse() {}
}
