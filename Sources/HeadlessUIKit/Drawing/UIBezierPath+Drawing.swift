extension UIBezierPath {
  /// Fills the path in the current graphics context, which records the path's bounding box and the
  /// colour.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Strokes the path in the current graphics context, which records the path's bounding box, the
  /// line's width and the colour.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }

  /// Fills the path in the current graphics context, which records the path's bounding box and the
  /// colour. Blend mode and alpha are ignored.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Strokes the path in the current graphics context, which records the path's bounding box and
  /// the colour. Blend mode and alpha are ignored.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// Reduces the clipping area of the current graphics context to the path's bounding box.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
