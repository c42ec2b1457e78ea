import UIKit

/// Rounds the card's corners while it is on its way out, and gives them back.
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

/// Gives them back only if the card has gone.
///
/// - Symptom: Pull the card a little and let it spring back: its corners stay round.
/// - Cause: UIKit takes back what was animated. What was assigned outside of the animation block,
///   before it, stays as it was assigned, and the completion only puts it right where the dismissal
///   succeeds.
/// - Cure: Put it right whichever way it ended. See ``RoundingAnimator/restore(_:in:)``.
final class StainingAnimator: RoundingAnimator {
  override func restore(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { return }
    super.restore(card, in: context)
  }
}
