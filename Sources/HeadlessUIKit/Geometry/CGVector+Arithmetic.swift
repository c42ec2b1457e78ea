/// Sums, products and other arithmetic of vectors.
extension CGVector {
  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }
  static func * (left: CGVector, right: CGFloat) -> CGVector {
    CGVector(dx: left.dx * right, dy: left.dy * right)
  }
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  /// The vector rotated by a quarter turn, which is perpendicular to this vector.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGVector) -> CGPoint {
    CGPoint(x: left.x + right.dx, y: left.y + right.dy)
  }
  static func - (left: CGPoint, right: CGPoint) -> CGVector {
    CGVector(dx: left.x - right.x, dy: left.y - right.y)
  }
}
