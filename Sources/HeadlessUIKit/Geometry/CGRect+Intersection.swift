extension CGRect {
  /// Returns true if two rectangles overlap. Rectangles that only touch each other do not overlap
  /// (rule R213 of UIKit's behaviour).
  ///
  /// Foundation's `intersects(_:)` for Linux returns true for them, and its method cannot be
  /// replaced from outside. So the tool `adopt` turns an app's calls of `intersects(_:)` into calls
  /// of this method.
  public func appIntersects(_ rect: CGRect) -> Bool {
    !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY
      && rect.minY < maxY
  }
}
