import UIKit

/// An animator that creates a new property animator for every request.
///
/// - Symptom: On some versions of iOS the card stops half-way, or jumps; on others nothing is
///   wrong.
/// - Cause: The system asks for the property animator of a transition more than once, and expects
///   the same object. Otherwise it pauses, scrubs or extends an animator that is not the running
///   one.
/// - Cure: Keep it for the length of the transition. See
///   ``InterruptibleAnimator/interruptibleAnimator(using:)``.
final class ProlificAnimator: InterruptibleAnimator {
  override func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    makeAnimator(transitionContext)
  }
}
