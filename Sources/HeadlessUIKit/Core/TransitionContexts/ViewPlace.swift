/// A view's superview, index and frame, stored so that the view can be put back there.
@MainActor
struct ViewPlace {
  private let superview: ViewReference
  private let index: Int
  private let frame: CGRect
  private let size: CGSize

  /// Records the present place of a view; `nil` if the view has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview.reference
    index = superview.subviews.firstIndex { $0 === view } ?? superview.subviews.count
    frame = view.frame
    size = superview.bounds.size
  }

  /// The frame that the view had when its place was recorded; the superview's bounds if the
  /// superview has changed its size since (rule R123 of UIKit's behaviour).
  var presentFrame: CGRect {
    guard let superview = superview.view, superview.bounds.size != size else { return frame }
    return superview.bounds
  }

  /// Puts a view back into the recorded superview, at the recorded index among its subviews.
  ///
  /// - Parameter resizing: True if the view fills a superview whose size has changed since.
  func putBack(_ view: UIView, resizing: Bool = true) {
    guard let superview = superview.view else { return view.removeFromSuperview() }
    if resizing, superview.bounds.size != size { view.frame = superview.bounds }
    if view.superview === superview, superview.subviews.firstIndex(of: view) == index { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
