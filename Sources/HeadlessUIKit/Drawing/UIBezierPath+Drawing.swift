extension UIBezierPath {
  /// Records the path as filled in the current graphics context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Records the path as stroked in the current graphics context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }

  /// Records the path as filled in the current graphics context. Blend mode and alpha are ignored.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Records the path as stroked in the current graphics context. Blend mode and alpha are ignored.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// Clips later operations of the current graphics context to the path's bounding box.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
