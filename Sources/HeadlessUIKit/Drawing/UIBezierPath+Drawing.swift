extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Strokes the path in the current context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }

  /// Fills the path. Blend mode and alpha are ignored, because only operations are listed.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Strokes the path. Blend mode and alpha are ignored, because only operations are listed.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// Clips later operations to the path's bounding box.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
