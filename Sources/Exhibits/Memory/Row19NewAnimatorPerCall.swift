import UIKit

/// Makes a new property animator whenever it is asked for one.
///
/// - Symptom: On some versions of iOS the card stops half-way, or jumps; on others nothing is
///   wrong.
/// - Cause: The system asks for the animator of a transition more than once, and expects to be
///   given the same. What it pauses, scrubs or adds to is then not what runs.
/// - Cure: Keep it for the length of the transition. See
///   ``InterruptibleAnimator/interruptibleAnimator(using:)``.
final class ProlificAnimator: InterruptibleAnimator {
  override func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    makeAnimator(transitionContext)
  }
}
