/// Distances and velocities in the coordinates of a view.
///
/// A distance is rotated and scaled like the view, wherever the view lies. It has the same value as
/// in the window if neither the view nor a view around it is transformed, which is the usual case.
extension UIGestureRecognizer {
  /// Returns a distance in the window in the coordinates of a view.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns a distance in a view in the coordinates of the window.
  func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

extension UIView {
  /// True if neither the view nor a view around it has a transform.
  fileprivate var isUprightInWindow: Bool {
    var next: UIView? = self
    while let view = next {
      guard case .identity = view.layer.modelTransform else { return false }
      next = view.parent
    }
    return true
  }
}
