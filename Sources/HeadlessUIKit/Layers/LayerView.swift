/// The view behind a layer, as far as the layer knows it: the seam between Core Animation and
/// UIKit.
///
/// A layer tells its view of what it could not know, and leaves to it what views do in their own
/// way.
@preconcurrency @MainActor
protocol LayerView: CALayerDelegate {
  /// The layer that the view stands behind.
  var layer: CALayer { get }
  /// Whether the view is a window: what is inside can be seen.
  var isWindow: Bool { get }

  func setNeedsLayout()
  func layoutIfNeeded()
  func setNeedsDisplay()
  /// Takes note that the layer is somewhere else.
  func positionDidChange()
  /// Takes note that the layer has another size.
  func boundsSizeDidChange(from old: CGSize)
}
