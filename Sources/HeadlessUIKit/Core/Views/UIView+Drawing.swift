/// The drawing of views that override `draw(_:)`. A view draws before the commit in which it first
/// appears, and again after `setNeedsDisplay()`.
///
/// The model renders nothing. The layer's contents become an image that records the drawing calls.
extension UIView {
  /// Queues the view to draw at the end of the run-loop turn, if it is in a window.
  func requestDisplay() {
    // An instance of `UIView` itself draws nothing, so it is not queued.
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
  /// Draws the views and layers that have requested it. Views that request it during the drawing
  /// draw in the next run-loop turn.
  func drawViews() {
    guard !application.viewsToDraw.isEmpty || !animations.due.toDraw.isEmpty else { return }
    let layers = animations.due.toDraw
    animations.due.toDraw = []
    for layer in layers { layer.displayIfNeeded() }
    let views = application.viewsToDraw
    application.viewsToDraw = []
    for view in views { view.display(into: drawing) }
  }
}
