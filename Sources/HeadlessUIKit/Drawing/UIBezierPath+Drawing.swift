extension UIBezierPath {
  /// Fills the path with the present colour, in the image that is being drawn.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Draws along the path with the present colour, in the image that is being drawn.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }

  /// Fills the path; how it is mixed with what lies below makes no difference to a list of what was
  /// drawn.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Draws along the path; how it is mixed with what lies below makes no difference to a list of
  /// what was drawn.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// Clips what is drawn next to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
