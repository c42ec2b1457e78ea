/// A vector in the plane.
public struct CGVector: Hashable, Sendable, Codable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Creates the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its extents.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a vector from extents that are whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
