import UIKit

/// Makes the card deaf to taps while it is on its way out.
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

/// Lets it hear again only if it has gone, when there is nothing left to hear.
///
/// - Symptom: Pull the card a little and let it spring back: it looks as ever and takes no touch
///   any more.
/// - Cause: User interaction was switched off for the transition, and the way back from a cancel
///   does not switch it on.
/// - Cure: Switch it on whichever way it ended. See ``MutingAnimator/unmute(_:in:)``.
final class DeafeningAnimator: MutingAnimator {
  override func unmute(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled { super.unmute(card, in: context) }
  }
}
