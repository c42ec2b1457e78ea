/// The preparation of images for display. The model's images need no decoding, so an image is ready
/// at once. A completion handler is called in a later turn of the run loop.
extension UIImage {
  /// Returns a copy of the image with another size, as a thumbnail; `nil` for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Returns a copy of the image with another size, as a thumbnail; `nil` for an empty size. The
  /// model does not wait.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Passes a copy of the image with another size, as a thumbnail, to a completion handler in a
  /// later turn of the run loop.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(thumbnail) }
  }

  /// Returns the image itself, prepared for display: in the model it needs no decoding.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image itself, prepared for display: in the model it needs no decoding and no
  /// waiting.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Passes the image itself, prepared for display, to a completion handler in a later turn of the
  /// run loop.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
}
