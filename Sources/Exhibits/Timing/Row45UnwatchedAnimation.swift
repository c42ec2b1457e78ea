import UIKit

/// Moves the card, and fades it a little later.
class StaggeredAnimator: CardAnimator {
  private let delay: TimeInterval = 0.2
  private var running = 0

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    super.transitionDuration(using: transitionContext) + delay
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    place(card, in: context)
    willAnimate(card, in: context)
    if isPresenting { card.alpha = 0.2 }
    running = 2
    let duration = transitionDuration(using: context) - delay
    UIView.animate(withDuration: duration) { [self] in
      animate(card, in: context)
    } completion: { [self] _ in
      oneEnded(card, in: context)
    }
    UIView.animate(withDuration: duration, delay: delay) { [self] in
      card.alpha = isPresenting ? 1 : 0.2
    } completion: { [self] _ in
      oneEnded(card, in: context)
    }
  }

  /// One of the two has come to its end; whichever that is, the transition ends with the last.
  final func oneEnded(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    running -= 1
    if running == lastToWatch { conclude(card, in: context) }
  }

  /// How many may still be running when the transition is reported to have ended.
  var lastToWatch: Int { 0 }

  private func conclude(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    cleanUp(card, in: context)
    card.alpha = 1
    report(to: context, finished: true)
  }
}

/// Reports as soon as the first of its two animations has ended.
///
/// - Symptom: The card's fading is cut off: it stops being transparent with a jerk.
/// - Cause: There are two animations, and the completion of only one of them was looked at. The
///   other one, which began later, still had a way to go.
/// - Cure: Count them, and report when none is left. See ``StaggeredAnimator/oneEnded(_:in:)``.
final class ShortSightedAnimator: StaggeredAnimator {
  override var lastToWatch: Int { 1 }
}
