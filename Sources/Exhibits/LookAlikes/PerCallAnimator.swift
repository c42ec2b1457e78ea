import UIKit

/// An animator that returns a new property animator whenever UIKit asks for one, but sets up the
/// views only once.
///
/// UIKit asks that the same object be returned during a transition, and some versions of iOS rely
/// on it. On a version that asks only once, a new object for each request makes no difference.
final class PerCallAnimator: CardAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    makeAnimator(context).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    makeAnimator(transitionContext)
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeInOut)
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      animator.addCompletion { _ in context.completeTransition(false) }
      return animator
    }
    if !isPresenting || card.superview == nil {
      place(card, in: context)
      willAnimate(card, in: context)
    }
    animator.addAnimations { [self] in animate(card, in: context) }
    animator.addCompletion { [self] _ in
      cleanUp(card, in: context)
      report(to: context, finished: true)
    }
    return animator
  }
}
