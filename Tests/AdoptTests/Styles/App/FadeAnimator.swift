// swift-format-ignore-file
import UIKit

/// An animator that fades, with the names that Swift 4.0 had for options and curves.
@objcMembers
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  dynamic var duration: TimeInterval = 0.3
  let options: UIViewAnimationOptions = [.curveEaseInOut, .allowUserInteraction]

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    let container = transitionContext.containerView
    let presenting = toVC.presentedViewController == nil
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    if toVC.view.superview == nil { container.addSubview(toVC.view) }
    container.bringSubview(toFront: toVC.view)
    toVC.view.alpha = presenting ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: options,
      animations: {
        toVC.view.alpha = 1
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
