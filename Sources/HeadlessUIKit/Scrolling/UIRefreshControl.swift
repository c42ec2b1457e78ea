/// Pulled down over the top of a scroll view to load anew.
///
/// A drag that draws the content down by `pullDistance` sends `valueChanged` once; the app calls
/// ``endRefreshing()`` when it has loaded.
///
/// - Note: The distance is not published. While refreshing UIKit keeps the content down by adding
///   to its inset; the model leaves the inset alone.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How far the content has to be drawn down.
  static let pullDistance: CGFloat = 100

  /// Whether something is being loaded.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that something is being loaded, without telling anybody.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that loading is over.
  open func endRefreshing() { isRefreshing = false }

  /// Takes note of how far the content is drawn down by a finger.
  func pulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.pullDistance else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
