/// Drawing of layers without views. Such a layer draws its contents at the end of the turn in which
/// a display was requested.
extension CALayer {
  /// Requests that a layer without a view draws its contents at the end of this turn of the run
  /// loop.
  func requestLayerDisplay() {
    guard !needsDisplay() else { return }
    rare.needsDisplay = true
    Simulator.current.animations.due.toDraw.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// Draws the layer's contents by calling `draw(in:)`, and keeps the recorded drawing operations
  /// as the layer's contents. There are no pixels in the model.
  func drawContents() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let drawing = Simulator.current.drawing
    let context = CGContext()
    drawing.push(context, size: size, scale: contentsScale)
    draw(in: context)
    let image = drawing.pop()
    if !context.marks.isEmpty { contents = image }
  }
}
