import UIKit

/// An animator that disables the card's interaction during the dismissal.
class MutingAnimator: CardAnimator {
  override func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.willAnimate(card, in: context)
    if !isPresenting { card.isUserInteractionEnabled = false }
  }

  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    unmute(card, in: context)
  }

  func unmute(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.isUserInteractionEnabled = true
  }
}

/// An animator that enables the card's interaction again only if the card has gone.
///
/// - Symptom: Pull the card a little and let it spring back: it looks as before, but takes no
///   touches any more.
/// - Cause: User interaction was disabled for the transition, and is not enabled again after a
///   cancel.
/// - Cure: Enable it whichever way the transition ended. See ``MutingAnimator/unmute(_:in:)``.
final class DeafeningAnimator: MutingAnimator {
  override func unmute(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled { super.unmute(card, in: context) }
  }
}
