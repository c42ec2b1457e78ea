import UIKit

/// An animator that reports a transition as cancelled if its animation did not finish.
///
/// - Symptom: Open the card and leave the app at once. Back in the app the card has not been
///   opened; a dialog that was presented while the app was in the background never appears.
/// - Cause: `completeTransition(finished)`. An app in the background loses its animations, which
///   end with `finished` false. That concerns only the animation; the transition was not cancelled.
/// - Cure: Ask only the context if the transition was cancelled. See
///   ``CardAnimator/report(to:finished:)``.
final class CredulousAnimator: CardAnimator {
  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(finished && !context.transitionWasCancelled)
  }
}
