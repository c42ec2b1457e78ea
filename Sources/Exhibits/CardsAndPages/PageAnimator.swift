import UIKit

/// An animator that pushes a page in from the right and pops it out to the right.
///
/// The container belongs to the navigation controller and outlives the transition, and so do the
/// pages: a transform left on a page is still there when the page is next shown. So the transform
/// is removed at the end, whichever way the transition ended.
class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  /// The options of the animation that moves the pages.
  var options: UIView.AnimationOptions { [] }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    to.frame = finalFrame(in: context)
    let moving = operation == .push ? to : from
    context.containerView.addSubview(to)
    context.containerView.bringSubviewToFront(moving)
    let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    if operation == .push { moving.transform = aside }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: options,
      animations: { [operation] in
        moving.transform = operation == .push ? .identity : aside
      },
      completion: { [self] _ in
        moving.transform = .identity
        report(to: context)
      })
  }

  /// Returns the frame that the incoming page must have at the end of the transition.
  func finalFrame(in context: any UIViewControllerContextTransitioning) -> CGRect {
    context.viewController(forKey: .to).map(context.finalFrame) ?? context.containerView.bounds
  }

  /// Completes the transition, and tells UIKit if it finished or was cancelled.
  func report(to context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
