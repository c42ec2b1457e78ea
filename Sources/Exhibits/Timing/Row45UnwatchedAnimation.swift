import UIKit

/// An animator that moves the card, and fades it a little later.
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

  /// Counts one of the two animations as ended. After the last one, the transition is completed.
  final func oneEnded(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    running -= 1
    if running == lastToWatch { conclude(card, in: context) }
  }

  /// The number of animations that may still run when the transition is completed: none, in the
  /// correct version.
  var lastToWatch: Int { 0 }

  private func conclude(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    cleanUp(card, in: context)
    card.alpha = 1
    report(to: context, finished: true)
  }
}

/// An animator that reports as soon as the first of its two animations has ended.
///
/// - Symptom: The card's fading is cut off with a jerk.
/// - Cause: There are two animations, and the transition is reported at the completion of one of
///   them. The other one, which began later, was still running.
/// - Cure: Count them, and report when none is left. See ``StaggeredAnimator/oneEnded(_:in:)``.
final class ShortSightedAnimator: StaggeredAnimator {
  override var lastToWatch: Int { 1 }
}
