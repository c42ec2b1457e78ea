/// A control that reloads a scroll view's content when the user pulls the content down over its
/// top.
///
/// A drag that pulls the content down by `pullDistance` sends `valueChanged` once. The app calls
/// ``endRefreshing()`` when it has loaded the content.
///
/// - Note: UIKit does not publish the distance. While the content is reloaded, UIKit keeps it
///   pulled down by a larger inset; the model does not change the inset.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The distance by which the user has to pull the scroll view's content down to reload it, in
  /// points.
  static let pullDistance: CGFloat = 100

  /// A Boolean value that says whether the scroll view's content is being reloaded.
  open private(set) var isRefreshing = false
  /// The text that the refresh control shows. The model stores it and does not draw it.
  open var attributedTitle: NSAttributedString?

  /// Creates a refresh control of the standard size. As in UIKit, this is a designated initialiser,
  /// which subclasses call with `super.init()`.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a refresh control from a storyboard or a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Marks the scroll view's content as being reloaded. Does not send `valueChanged`.
  open func beginRefreshing() { isRefreshing = true }

  /// Marks the reload of the scroll view's content as finished. The app calls the method.
  open func endRefreshing() { isRefreshing = false }

  /// Begins a reload and sends `valueChanged`, if a finger has pulled the scroll view's content
  /// down far enough.
  func pulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.pullDistance else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
