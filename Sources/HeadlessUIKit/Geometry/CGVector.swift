/// A vector in the plane.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component of the vector along x.
  public var dx: CGFloat
  /// The component of the vector along y.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Creates the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a vector from components that are whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
