/// The shrinking of the presenter's view behind a sheet of full height.
///
/// The more the sheet covers the presenter's view, the smaller and lower that view is drawn, with
/// rounder corners. UIKit shrinks a view of its own around the presenter's view, so that no
/// property of the app's views changes. The model therefore changes only the presentation layer of
/// that view.
///
/// - Note: The amounts are not published (rule R144 of UIKit's behaviour). The model uses 16 points
///   on either side, the start of the safe area as the upper edge, and corners of 10 points.
extension UISheetPresentationController: PresentationModifier {
  private static let margin: CGFloat = 16
  private static let radius: CGFloat = 10

  /// The progress with which the presenter's view shrinks behind the sheet: 0 if the sheet is at
  /// its second highest height or below, 1 if the sheet has its full height.
  private var recession: CGFloat {
    guard let container, let view = presentedView, view.superview != nil,
      let shown = view.layer.presentation()
    else { return 0 }
    let heights = heights
    guard let highest = heights.last, highest.identifier == .large else { return 0 }
    let lower = heights.dropLast().last?.height ?? 0
    let covered = container.bounds.maxY - shown.frame.minY
    return min(max((covered - lower) / (highest.height - lower), 0), 1)
  }

  func showOtherwise(_ layer: CALayer) {
    let recession = recession
    guard recession > 0, layer.bounds.width > 2 * Self.margin else { return }
    let scale = 1 - recession * 2 * Self.margin / layer.bounds.width
    // The distance by which the upper edge of the presenter's layer moves down when the layer
    // shrinks about its centre.
    let shrunken = layer.bounds.height * (1 - scale) / 2
    let top = recession * Simulator.current.screen.shape.safeArea.top
    layer.setAffineTransform(
      layer.affineTransform().concatenating(
        CGAffineTransform(scaleX: scale, y: scale).concatenating(
          CGAffineTransform(translationX: 0, y: top - shrunken))))
    layer.cornerRadius = max(layer.cornerRadius, recession * Self.radius)
  }
}
