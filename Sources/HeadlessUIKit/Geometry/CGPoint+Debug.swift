// Debug descriptions for code that logs them. There are no conformances, because these would change
// the text of a point in every description.

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
