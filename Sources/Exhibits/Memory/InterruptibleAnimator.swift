import UIKit

/// An animator that moves a card with a property animator, which can be paused, scrubbed and
/// continued.
///
/// UIKit asks for the property animator at any time, and `animateTransition` needs it too. Within
/// one transition each request has to get the same object, in the next transition another one. So
/// the object is created on the first request, kept, and released in `animationEnded(_:)`, which is
/// called whichever way the transition ended.
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

  /// Sets up the views and creates the property animator.
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
