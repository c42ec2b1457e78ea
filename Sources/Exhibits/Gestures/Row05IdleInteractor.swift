import UIKit

/// Hands the interactor out although nobody is dragging.
///
/// - Symptom: Pulling the card away works, its button does not: the transition stands still at 0 %.
/// - Cause: `interactionControllerForDismissal` returns the interactor always. To return one is to
///   say that a finger is driving; UIKit then waits for that finger.
/// - Cure: Return it only while a gesture is under way. See
///   ``CardTransition/interactionControllerForDismissal(using:)``.
final class AlwaysInteractive: CardTransition {
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}
