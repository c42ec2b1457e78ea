import UIKit

/// An animator that reports success, whatever happened.
///
/// - Symptom: Pull the card a little and let go. It springs back into place, and then it is gone.
/// - Cause: `completeTransition(true)`. The finger cancelled and the views went back, but the
///   controllers were told that the dismissal had succeeded. The report decides, not the look.
/// - Cure: Report `!context.transitionWasCancelled`. See ``CardAnimator/report(to:finished:)``.
final class LyingAnimator: CardAnimator {
  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(true)
  }
}
