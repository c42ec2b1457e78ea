/// The view behind a layer, as the layer needs it: the interface between Core Animation and UIKit.
///
/// A layer reports changes to its view and leaves to it the work that views do in their own way.
@preconcurrency @MainActor
protocol LayerView: CALayerDelegate {
  /// The layer of the view.
  var layer: CALayer { get }
  /// True if the view is a window, whose contents are visible.
  var isWindow: Bool { get }

  func setNeedsLayout()
  func layoutIfNeeded()
  func setNeedsDisplay()
  /// Tells the view that the position of its layer has changed.
  func positionDidChange()
  /// Tells the view that the size of its layer has changed.
  func boundsSizeDidChange(from old: CGSize)
}
