import UIKit

/// An animator that creates a property animator for each request, and sets up the views only once.
///
/// UIKit wants one object for each transition, and some versions rely on that. On versions that ask
/// once there is no difference, as long as creating one more animator changes nothing.
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
