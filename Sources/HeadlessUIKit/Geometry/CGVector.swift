/// A vector in the plane, for example a direction or a velocity.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component of the vector along x.
  public var dx: CGFloat
  /// The component of the vector along y.
  public var dy: CGFloat

  /// The vector whose components are zero.
  public static let zero = CGVector()

  /// Creates the vector whose components are zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components along x and y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a vector from whole numbers as its components along x and y.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
