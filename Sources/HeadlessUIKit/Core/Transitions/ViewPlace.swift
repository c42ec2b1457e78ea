/// Where a view stands in the tree, to be put back there later.
@MainActor
struct ViewPlace {
  private let superview: ViewReference
  private let index: Int
  private let frame: CGRect
  private let size: CGSize

  /// Notes where a view stands; `nil` if it has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview.reference
    index = superview.subviews.firstIndex { $0 === view } ?? superview.subviews.count
    frame = view.frame
    size = superview.bounds.size
  }

  /// The frame the view had; all of the superview if that got another size meanwhile (R123).
  var presentFrame: CGRect {
    guard let superview = superview.view, superview.bounds.size != size else { return frame }
    return superview.bounds
  }

  /// Puts the view back, in the size that its superview has now.
  func putBack(_ view: UIView, resizing: Bool = true) {
    guard let superview = superview.view else { return view.removeFromSuperview() }
    if resizing, superview.bounds.size != size { view.frame = superview.bounds }
    if view.superview === superview, superview.subviews.firstIndex(of: view) == index { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
