/// The distances by which a rectangle is reduced at its four edges.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the rectangle's top edge.
  public var top: CGFloat
  /// The inset from the rectangle's left edge.
  public var left: CGFloat
  /// The inset from the rectangle's bottom edge.
  public var bottom: CGFloat
  /// The inset from the rectangle's right edge.
  public var right: CGFloat
  /// The insets that are 0 at all four edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are 0 at all four edges.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets from the distances at the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle that is left if this rectangle is reduced by insets at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Returns the rectangle that is left if a rectangle is reduced by insets at its edges. It is the
/// older name of `inset(by:)`, and a function of its own, because apps have methods with the newer
/// name that call it.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The distances by which a rectangle is reduced at its four edges. Its sides are named by the
/// direction of reading: leading and trailing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the rectangle's top edge.
  public var top: CGFloat
  /// The inset from the rectangle's leading edge, at which a line of text begins.
  public var leading: CGFloat
  /// The inset from the rectangle's bottom edge.
  public var bottom: CGFloat
  /// The inset from the rectangle's trailing edge, at which a line of text ends.
  public var trailing: CGFloat
  /// The insets that are 0 at all four edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that are 0 at all four edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets from the distances at the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
