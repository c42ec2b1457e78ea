/// A view that a table shows as the header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view to which the contents of the table's header or footer are added.
  public let contentView = UIView()
  /// The identifier under which the table view keeps the header or footer for reuse.
  open private(set) var reuseIdentifier: String?
  /// The main label of the table's header or footer. It is created when it is first read.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The secondary label of the table's header or footer. It is created when it is first read.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// A view behind the contents of the table's header or footer.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Creates a header or footer of a table section, which the table can reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates a header or footer of a table section without a reuse identifier, so that a table view
  /// never reuses it.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer of a table section from a storyboard or a nib.
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

  /// Sets the reuse identifier of a header or footer that was loaded from a nib, unless the nib
  /// gave it one.
  final func adopt(reuseIdentifier: String) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  /// Prepares the header or footer for another section, before a table view reuses it. A subclass
  /// overrides the method to remove the old contents.
  open func prepareForReuse() {}
}
