/// Drawing: a view that draws itself does so before the commit in which it is first seen, and
/// whenever it has asked.
///
/// What it draws is kept as the contents of its layer: an image that knows what was drawn.
extension UIView {
  /// Has the view draw itself at the end of the turn, if it is in a window.
  func requestDisplay() {
    // A plain view draws nothing.
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
  /// Lets the views draw that have asked for it; who asks meanwhile draws in the next turn.
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
