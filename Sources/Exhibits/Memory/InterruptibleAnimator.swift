import UIKit

/// Moves a card with a property animator, which can be held, scrubbed and let go.
///
/// UIKit asks for that object when it likes, and `animateTransition` needs it too. Whoever asks
/// during one transition has to be given the same; whoever asks in the next, another. Hence it is
/// made when it is first asked for, kept, and forgotten in `animationEnded(_:)`, which comes
/// whichever way the transition ended.
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

  /// Sets the views up and says what is to move them.
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
