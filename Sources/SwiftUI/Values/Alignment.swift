public import UIKit

/// A place across views that stand beside each other.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A place along views that stand above each other.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// A place of a view in a larger one.
public struct Alignment: Hashable, Sendable {
  /// The place from left to right.
  public var horizontal: HorizontalAlignment
  /// The place from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates a place from its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge at which a line of text begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the edge at which a line of text ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner at which a line of text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner at which a line of text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner at which a line of text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner at which a line of text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// An edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of a rectangle's edges.
  public struct Set: OptionSet, Sendable {
    /// The bits that represent the edges.
    public let rawValue: Int8
    /// Creates a set of edges from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge at which a line of text begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge at which a line of text ends.
    public static let trailing = Set(.trailing)
    /// The edges at both ends of a line of text.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A direction in which views are placed or scrolled.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits that represent the directions.
    public let rawValue: Int8
    /// Creates a set of directions from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The direction from side to side.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The direction from top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

/// The alignment of lines of text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// A point in a rectangle, from 0 to 1 in both directions.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The place from left to right.
  public var x: CGFloat
  /// The place from top to bottom.
  public var y: CGFloat

  /// Creates a point from its two places.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// Creates the point in the upper left corner.
  public init() { self.init(x: 0, y: 0) }

  /// The upper left corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of zero.
  public static let zero = Angle()
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}

/// The key of a text in the app's tables of texts.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  /// Creates a key from its text.
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
