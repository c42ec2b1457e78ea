extension UIView {
  /// How contents are placed in bounds of another size.
  @frozen public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as fills, in proportion; what is over may be clipped.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
