import UIKit

/// Takes the animation's word for the transition's.
///
/// - Symptom: Open the card and leave the app at once. Back in the app the card has not been
///   opened; a dialog that was presented while the app was in the background never appears.
/// - Cause: `completeTransition(finished)`. An app in the background has its animations taken away,
///   which ends them with `finished` false. That is about the animation only: nobody has cancelled
///   the transition.
/// - Cure: Ask the context whether it was cancelled, and nobody else. See
///   ``CardAnimator/report(to:finished:)``.
final class CredulousAnimator: CardAnimator {
  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(finished && !context.transitionWasCancelled)
  }
}
