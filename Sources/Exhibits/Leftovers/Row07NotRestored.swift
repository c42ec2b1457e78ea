import UIKit

/// An animator that rounds the card's corners during the dismissal, and restores them.
class RoundingAnimator: CardAnimator {
  override func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.willAnimate(card, in: context)
    guard !isPresenting else { return }
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
  }

  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    restore(card, in: context)
  }

  func restore(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.layer.cornerRadius = 0
    card.clipsToBounds = false
  }
}

/// An animator that restores the corners only if the card has gone.
///
/// - Symptom: Pull the card a little and let it spring back: its corners stay round.
/// - Cause: UIKit restores animated values after a cancel. A value that was assigned before the
///   animation block stays, and the completion restores it only if the dismissal succeeds.
/// - Cure: Restore it whichever way the transition ended. See ``RoundingAnimator/restore(_:in:)``.
final class StainingAnimator: RoundingAnimator {
  override func restore(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { return }
    super.restore(card, in: context)
  }
}
