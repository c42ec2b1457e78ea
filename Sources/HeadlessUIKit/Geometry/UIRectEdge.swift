/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits that make up the option set.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits that make up the option set.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
