// Descriptions for code that logs the `debugDescription` of points, sizes and rectangles. The types
// do not conform to `CustomDebugStringConvertible`, because then every point in an interpolated
// string would be printed in this form.

extension CGPoint {
  /// The coordinates of the point in brackets, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The width and the height of the size in brackets, such as `(320.0, 480.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The origin, the width and the height of the rectangle in brackets, such as `(0.0, 0.0, 320.0,
  /// 480.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
