/// Preparing images for display. The model has nothing to decode, so an image is ready at once; a
/// completion handler is called in a later turn of the run loop.
extension UIImage {
  /// Returns the image in another size; `nil` for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Returns the image in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls a handler with the image in another size, in a later turn.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(thumbnail) }
  }

  /// Returns the image itself, which needs no decoding in the model.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image itself, which needs no decoding in the model.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Calls a handler with the image itself, in a later turn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
}
