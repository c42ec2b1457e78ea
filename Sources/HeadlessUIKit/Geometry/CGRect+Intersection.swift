extension CGRect {
  /// Returns true if two rectangles overlap. Rectangles that only touch do not (R213).
  ///
  /// Foundation's `intersects(_:)` for Linux says that they do, and a member of another module's
  /// type cannot be replaced. So `adopt` replaces an app's calls of it by calls of this method.
  public func appIntersects(_ rect: CGRect) -> Bool {
    !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY
      && rect.minY < maxY
  }
}
