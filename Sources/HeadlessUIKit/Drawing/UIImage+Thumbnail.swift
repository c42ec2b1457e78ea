/// Pictures made ready ahead of time. There is nothing to decode here, so each is ready at once, or
/// in a later turn where one waits for it.
extension UIImage {
  /// The same picture in another size; `nil` for one without an area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// The same picture in another size, as soon as it is there.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Hands over the same picture in another size, in a later turn.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(thumbnail) }
  }

  /// The same picture, decoded.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same picture, as soon as it is decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Hands over the same picture when it is decoded, in a later turn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
}
