extension UIBezierPath {
  /// Fills the path with the present colour, in the image that is being drawn.
  @MainActor
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Draws along the path with the present colour, in the image that is being drawn.
  @MainActor
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }
}
