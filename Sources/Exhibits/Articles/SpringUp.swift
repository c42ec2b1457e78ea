import UIKit

/// An animator that moves a modal screen up with a spring, and down again.
class SpringUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let modal = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let final = isPresenting ? context.finalFrame(for: controller) : modal.frame
    let below = final.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    if isPresenting {
      modal.frame = below
      context.containerView.addSubview(modal)
    } else if let home = context.view(forKey: .to) {
      home.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(home, at: 0)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: { [isPresenting] in modal.frame = isPresenting ? final : below },
      completion: { [self] _ in
        modal.frame = final
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        report(to: context)
      })
  }

  func report(to context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// The animator of the spring as its article published it. It reports success even if the dismissal
/// was cancelled.
final class PublishedSpringUpAnimator: SpringUpAnimator {
  override func report(to context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
