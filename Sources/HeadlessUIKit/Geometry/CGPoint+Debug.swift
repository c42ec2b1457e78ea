// What a debugger shows, for code that logs it. No conformances: these would change how every text
// spells a point.

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
