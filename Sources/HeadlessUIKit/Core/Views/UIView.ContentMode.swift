extension UIView {
  /// The placement of contents in bounds of another size.
  @frozen public enum ContentMode: Int, Sendable {
    /// Stretches the contents to the bounds.
    case scaleToFill
    /// Fits the contents into the bounds, in proportion.
    case scaleAspectFit
    /// Fills the bounds with the contents, in proportion; the overhang may be clipped.
    case scaleAspectFill
    /// Draws the contents anew when the size of the bounds changes.
    case redraw
    /// Places the contents, unscaled, in the middle, at an edge or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The kind of a view's contents, which decides their direction.
@frozen public enum UISemanticContentAttribute: Int, Sendable {
  /// Contents in the direction of the surroundings, three kinds that are always left to right, and
  /// contents that are always right to left.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// Returns the direction of contents of a kind: left to right, unless right to left is forced.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the direction of contents of a kind, among contents with the given direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
