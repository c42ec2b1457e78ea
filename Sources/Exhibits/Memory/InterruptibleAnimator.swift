import UIKit

/// An animator that moves a card with a property animator, which can be paused, scrubbed and
/// continued.
///
/// UIKit may ask for the property animator at any time, and `animateTransition` needs it, too.
/// During one transition every request has to get the same object, and in the next transition
/// another one. So the object is made at the first request and released in `animationEnded(_:)`,
/// which UIKit calls after a completed and after a cancelled transition.
class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: CardAnimator
  private var running: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    motion = CardAnimator(isPresenting: isPresenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    motion.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = makeAnimator(transitionContext)
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { forget() }

  func forget() { running = nil }

  /// Sets up the views of the transition, and creates the property animator that moves them.
  final func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeInOut)
    guard let card = context.view(forKey: motion.isPresenting ? .to : .from) else {
      animator.addCompletion { _ in context.completeTransition(false) }
      return animator
    }
    motion.place(card, in: context)
    motion.willAnimate(card, in: context)
    animator.addAnimations { [motion] in motion.animate(card, in: context) }
    animator.addCompletion { [motion] _ in
      motion.cleanUp(card, in: context)
      motion.report(to: context, finished: true)
    }
    return animator
  }
}
