// Debug descriptions for code that logs them. There are no conformances, because these would change
// the text of a point in every description.

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
