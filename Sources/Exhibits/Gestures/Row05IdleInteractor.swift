import UIKit

/// A transitioning delegate that returns the interactor even without a drag.
///
/// - Symptom: Pulling the card away works, its button does not: the transition stands still at 0 %.
/// - Cause: `interactionControllerForDismissal` always returns the interactor. Returning one tells
///   UIKit that a finger drives the transition, so UIKit waits for that finger.
/// - Cure: Return it only during a gesture. See
///   ``CardTransition/interactionControllerForDismissal(using:)``.
final class AlwaysInteractive: CardTransition {
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}
