import UIKit

/// An animator whose animation takes 0.6 seconds, and that returns this time as its duration.
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

/// An animator whose animation takes 0.6 seconds, but that returns a duration of 0.
///
/// - Symptom: The bars arrive before the card does, and a card that is let go hurries or dawdles.
/// - Cause: `transitionDuration(using:)` returns another duration than the animation has, or
///   none. UIKit relies on the returned one: it determines the animations alongside, and the rest
///   of the way after a drag.
/// - Cure: One constant for both. See ``SlowAnimator/transitionDuration(using:)``.
final class UndeclaredAnimator: SlowAnimator {
  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0
  }
}
