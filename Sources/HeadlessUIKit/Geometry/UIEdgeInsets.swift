/// Insets from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat
  /// Insets of 0 from all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 from all edges.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets from the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Insets from the four edges of a rectangle. The sides are named by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the edge where a line of text begins.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the edge where a line of text ends.
  public var trailing: CGFloat
  /// Insets of 0 from all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 from all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets from the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
