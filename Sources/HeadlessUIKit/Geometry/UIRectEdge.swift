/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits that represent the set of a rectangle's edges.
  public let rawValue: UInt
  /// Creates a set of a rectangle's edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of a rectangle.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge of a rectangle.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge of a rectangle.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge of a rectangle.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The set of all four edges of a rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits that represent the set of a rectangle's corners.
  public let rawValue: UInt
  /// Creates a set of a rectangle's corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner of a rectangle.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner of a rectangle.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner of a rectangle.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner of a rectangle.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// The set of all four corners of a rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A set of a rectangle's edges, in which left and right are named by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits that represent the set of a rectangle's edges.
  public let rawValue: UInt
  /// Creates a set of a rectangle's edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge of a rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge of a rectangle, at which a line of text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge of a rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge of a rectangle, at which a line of text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// The set of all four edges of a rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
