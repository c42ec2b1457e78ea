// Debug descriptions, for code that logs points, sizes and rectangles. The types do not conform to
// `CustomDebugStringConvertible`, because then every interpolated point would be printed in this
// form.

extension CGPoint {
  /// The coordinates in brackets.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The width and the height in brackets.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The origin, the width and the height in brackets.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
