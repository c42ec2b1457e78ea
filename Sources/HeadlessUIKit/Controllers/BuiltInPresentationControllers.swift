/// Covers the whole screen, or the whole context, and takes the presenter's view off it (R13).
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// Covers the context and leaves the presenter's view where it is.
final class OverContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

/// A sheet that leaves a strip of the presenter's view in sight.
///
/// - Note: Unlike UIKit's, the sheet is not pulled down by a finger, and the presenter's view does not shrink
///   behind it.
final class SheetPresentationController: UIPresentationController {
  /// How much of the presenter's view is left in sight below the system's part of the edge.
  private static let strip: CGFloat = 10

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    var frame = container.bounds
    let top = min(frame.height, Simulator.current.screen.shape.safeArea.top + Self.strip)
    frame.origin.y += top
    frame.size.height -= top
    return frame
  }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
