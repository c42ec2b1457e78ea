extension UIView {
  /// The way in which a view's contents are placed if its bounds have another size than the
  /// contents.
  @frozen public enum ContentMode: Int, Sendable {
    /// The content mode that stretches the contents to the bounds.
    case scaleToFill
    /// The content mode that scales the contents in proportion, so that all of them fit into the
    /// bounds.
    case scaleAspectFit
    /// The content mode that scales the contents in proportion, so that they fill the bounds. Parts
    /// outside the bounds may be clipped.
    case scaleAspectFill
    /// The content mode in which `draw(_:)` is called again whenever the size of the bounds
    /// changes.
    case redraw
    /// The content modes that place the contents without scaling, in the middle, at an edge or in a
    /// corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The kind of a view's contents, which decides whether they are laid out from left to right.
@frozen public enum UISemanticContentAttribute: Int, Sendable {
  /// Contents in the interface's direction (unspecified), contents that are always left to right
  /// (playback, spatial and forced), and contents that are always right to left.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// Returns the layout direction of a view for a kind of contents: right to left if it is forced,
  /// else left to right.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the layout direction of a view for a kind of contents in an interface with the given
  /// direction.
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
