/// Distances and velocities in the coordinates of a view.
///
/// A distance is turned and scaled as the view is, wherever the view lies; and where nothing
/// between the view and the window is turned or scaled, as nearly always, it is the same number.
extension UIGestureRecognizer {
  /// A distance in the window, as the view sees it.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// A distance in a view, as the window sees it.
  func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

extension UIView {
  /// Whether neither it nor a view around it is transformed.
  fileprivate var isUprightInWindow: Bool {
    var next: UIView? = self
    while let view = next {
      guard case .identity = view.layer.modelTransform else { return false }
      next = view.parent
    }
    return true
  }
}
