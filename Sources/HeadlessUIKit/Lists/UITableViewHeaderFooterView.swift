/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Holds what is shown.
  public let contentView = UIView()
  /// The name under which the view waits to be used again.
  open private(set) var reuseIdentifier: String?
  /// The text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The lesser text.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// Lies behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Creates a view that tables can use again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates a view that is never used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

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

  /// Notes under which name a view from a nib waits.
  final func adopt(reuseIdentifier: String) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  /// Called before the view is used again: the place to forget what it showed.
  open func prepareForReuse() {}
}
