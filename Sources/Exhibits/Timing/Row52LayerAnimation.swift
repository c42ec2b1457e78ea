import UIKit

/// An animator that moves the card by an animation of its layer instead of its view.
///
/// - Symptom: The card does not follow the finger. It closes by itself, at its own speed, even if
///   the finger turns back.
/// - Cause: A percent-driven transition drives only UIKit's animations. A `CABasicAnimation` runs
///   to its end by itself, and `animationDidStop` reports success whatever the finger did.
/// - Cure: Animate views, with UIKit. See ``CardAnimator/animateTransition(using:)``.
final class LayerAnimator: CardAnimator, CAAnimationDelegate {
  private var context: (any UIViewControllerContextTransitioning)?
  private weak var card: UIView?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    self.context = context
    self.card = card
    place(card, in: context)
    let height = context.containerView.bounds.height
    let fall = CABasicAnimation(keyPath: "transform.translation.y")
    fall.fromValue = isPresenting ? height : 0
    fall.toValue = isPresenting ? 0 : height
    fall.duration = transitionDuration(using: context)
    fall.delegate = self
    card.layer.add(fall, forKey: "fall")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context, let card else { return }
    self.context = nil
    cleanUp(card, in: context)
    context.completeTransition(true)
  }
}
