/// The view to which a layer belongs, as far as the layer needs to know it. The code for layers
/// uses views only through this protocol.
///
/// A layer reports changes to its view, and leaves to the view the work that each kind of view does
/// in its own way.
@preconcurrency @MainActor
protocol LayerView: CALayerDelegate {
  /// The layer that shows the view.
  var layer: CALayer { get }
  /// True if the layer's view is a window. Only layers inside a window are on screen.
  var isWindow: Bool { get }

  func setNeedsLayout()
  /// Lays out the view, its subviews, and the superviews that have requested layout.
  func layOutWithSuperviews()
  func setNeedsDisplay()
  /// Tells the view that the position of its layer has changed.
  func positionDidChange()
  /// Tells the view that the size of its layer has changed.
  func boundsSizeDidChange(from old: CGSize)
}
