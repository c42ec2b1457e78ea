/// Drawing of layers without views. Such a layer draws its contents at the end of the turn in which
/// a display was requested.
extension CALayer {
  /// Schedules the layer to draw its contents at the end of the turn.
  func requestLayerDisplay() {
    guard !needsDisplay() else { return }
    rare.needsDisplay = true
    Simulator.current.animations.due.toDraw.append(self)
    Simulator.current.setNeedsCommit()
  }

  /// Draws the layer's contents into an image (a record of drawing operations, because there are no
  /// pixels).
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
