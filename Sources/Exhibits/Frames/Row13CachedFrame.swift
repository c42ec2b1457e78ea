import UIKit

/// An animator that places pages by the size that the screen had when the app was launched.
///
/// - Symptom: Turn the phone, then push a page: it has the size that the screen had before.
/// - Cause: The frame is computed once, from `UIScreen.main.bounds`, and kept. The size of a window
///   can change at any time: by turning the phone, by sharing the screen with another app, by a
///   call in progress.
/// - Cure: Ask the context for `finalFrame(for:)` in every transition. See
///   ``PageAnimator/finalFrame(in:)``.
final class NostalgicAnimator: PageAnimator {
  private let frame: CGRect

  init(_ operation: UINavigationController.Operation, frame: CGRect) {
    self.frame = frame
    super.init(operation)
  }

  override func finalFrame(in context: any UIViewControllerContextTransitioning) -> CGRect {
    frame
  }
}
