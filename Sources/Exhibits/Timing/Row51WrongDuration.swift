import UIKit

/// Takes its time.
class SlowAnimator: CardAnimator {
  private let length: TimeInterval = 0.6

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    length
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    place(card, in: context)
    willAnimate(card, in: context)
    UIView.animate(withDuration: length) { [self] in
      animate(card, in: context)
    } completion: { [self] finished in
      cleanUp(card, in: context)
      report(to: context, finished: finished)
    }
  }
}

/// Takes its time and does not say so.
///
/// - Symptom: The bars arrive before the card does, and a card that is let go hurries or dawdles.
/// - Cause: `transitionDuration(using:)` says one thing, or nothing at all, and the animation
///   another. UIKit believes the former: what runs alongside is timed by it, and so is the rest of
///   the way after a drag.
/// - Cure: One constant for both. See ``SlowAnimator/transitionDuration(using:)``.
final class UndeclaredAnimator: SlowAnimator {
  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0
  }
}
