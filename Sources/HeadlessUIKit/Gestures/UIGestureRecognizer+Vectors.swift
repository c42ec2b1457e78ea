/// The conversion of distances and velocities between a view and its window.
///
/// The rotation and scale of the view change a distance, and the view's position does not. Usually
/// neither the view nor a superview has a transform, and a distance is then the same in the view
/// and in its window.
extension UIGestureRecognizer {
  /// Converts a distance or velocity in the window to the coordinates of a view.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Converts a distance or velocity in a view to the coordinates of its window.
  func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, !view.isUprightInWindow else { return vector }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

extension UIView {
  /// True if neither the view nor any of its superviews has a transform.
  fileprivate var isUprightInWindow: Bool {
    var next: UIView? = self
    while let view = next {
      guard case .identity = view.layer.modelTransform else { return false }
      next = view.parent
    }
    return true
  }
}
