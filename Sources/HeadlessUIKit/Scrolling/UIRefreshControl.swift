/// A control that reloads the content of a scroll view when it is pulled down over its top.
///
/// A drag that pulls the content down by `pullDistance` sends `valueChanged` once. The app calls
/// ``endRefreshing()`` when it has loaded the content.
///
/// - Note: UIKit does not publish the distance. While the content is reloaded, UIKit keeps it
///   pulled down by a larger inset; the model does not change the inset.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The distance by which the content has to be pulled down, in points.
  static let pullDistance: CGFloat = 100

  /// True while the content is being reloaded.
  open private(set) var isRefreshing = false
  /// The text that the control shows. It is stored and not drawn.
  open var attributedTitle: NSAttributedString?

  /// Creates a control of the standard size. As in UIKit, this is a designated initialiser, which
  /// subclasses call with `super.init()`.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from a storyboard or a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Marks the content as being reloaded, without sending `valueChanged`.
  open func beginRefreshing() { isRefreshing = true }

  /// Marks the reload as finished.
  open func endRefreshing() { isRefreshing = false }

  /// Called when a finger has pulled the content down by a distance.
  func pulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.pullDistance else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
