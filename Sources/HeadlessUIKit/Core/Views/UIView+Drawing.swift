/// The drawing of views that implement `draw(_:)`. They draw before the commit in which they first
/// appear, and after `setNeedsDisplay()`.
///
/// The layer's contents become an image that records the drawing.
extension UIView {
  /// Queues the view to draw at the end of the turn, if it is in a window.
  func requestDisplay() {
    // A plain `UIView` draws nothing.
    guard isInWindow, !isAwaitingDisplay, type(of: self) != UIView.self else { return }
    isAwaitingDisplay = true
    Simulator.current.application.viewsToDraw.append(self)
    Simulator.current.setNeedsCommit()
  }

  fileprivate func display(into drawing: ImageDrawing) {
    isAwaitingDisplay = false
    let size = bounds.size
    guard isInWindow, size.width > 0, size.height > 0 else { return }
    let context = CGContext()
    drawing.push(context, size: size, scale: contentScaleFactor)
    draw(bounds)
    let image = drawing.pop()
    if !context.marks.isEmpty { layer.contents = image }
  }
}

extension Simulator {
  /// Draws the views that have requested it. Views that request it meanwhile draw in the next turn.
  func drawViews() {
    guard !application.viewsToDraw.isEmpty || !animations.layersToDraw.isEmpty else { return }
    let layers = animations.layersToDraw
    animations.layersToDraw = []
    for layer in layers { layer.displayIfNeeded() }
    let views = application.viewsToDraw
    application.viewsToDraw = []
    for view in views { view.display(into: drawing) }
  }
}
