import UIKit

/// An animator whose transition is run by a property animator, so that it can be paused and
/// reversed.
final class Pausable: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  var makesNewOnes = false
  private(set) var made: [UIViewPropertyAnimator] = []

  init(_ log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    log("interruptible")
    if let last = made.last, !makesNewOnes { return last }
    let view = context.view(forKey: .to)!
    context.containerView.addSubview(view)
    view.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }
    animator.addCompletion { position in context.completeTransition(position == .end) }
    made.append(animator)
    return animator
  }
}
