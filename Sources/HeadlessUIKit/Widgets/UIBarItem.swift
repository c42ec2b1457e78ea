/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Tells the bar that it has to be shown anew.
  var itemDidChange: (@MainActor () -> Void)?

  open var title: String? { didSet { itemDidChange?() } }
  open var image: UIImage? { didSet { itemDidChange?() } }
  open var isEnabled = true { didSet { itemDidChange?() } }
  open var tag = 0

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
