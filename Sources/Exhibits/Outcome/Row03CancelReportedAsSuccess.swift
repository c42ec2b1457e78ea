import UIKit

/// Reports success, whatever happened.
///
/// - Symptom: Pull the card a little and let go. It springs back into place, and then it is gone.
/// - Cause: `completeTransition(true)`. The finger cancelled, the views went back, and the
///   controllers were told that the dismissal had succeeded. What is reported decides, not what was
///   seen.
/// - Cure: Report `!context.transitionWasCancelled`. See ``CardAnimator/report(to:finished:)``.
final class LyingAnimator: CardAnimator {
  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(true)
  }
}
