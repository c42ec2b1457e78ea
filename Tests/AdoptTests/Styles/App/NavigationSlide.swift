// swift-format-ignore-file
import Foundation
import UIKit

#if os(iOS)
public final class NavigationSlide: NSObject {
  public var operation: UINavigationControllerOperation
  public init(operation: UINavigationControllerOperation = .push) { self.operation = operation }
}

extension NavigationSlide: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
    if #available(iOS 13.0, *) { return TimeInterval(UINavigationControllerHideShowBarDuration) }
    return 0.25
  }

  public func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    let fromView = ctx.view(forKey: UITransitionContextViewKey.from)!
    let toView = ctx.view(forKey: UITransitionContextViewKey.to)!
    let width = CGRectGetWidth(ctx.containerView.bounds)
    let sign: CGFloat = operation == .push ? 1 : -1
    ctx.containerView.addSubview(toView)
    toView.frame = ctx.finalFrame(for: ctx.viewController(forKey: .to)!)
    toView.transform = CGAffineTransformMakeTranslation(sign * width, 0)
    autoreleasepool {
      UIView.animate(
        withDuration: self.transitionDuration(using: ctx), delay: 0, usingSpringWithDamping: 0.8,
        initialSpringVelocity: 0, options: UIViewAnimationOptions.curveEaseOut,
        animations: {
          fromView.transform = CGAffineTransform(translationX: -sign * width, y: 0)
          toView.transform = CGAffineTransformIdentity
        }
      ) { finished in
        fromView.transform = .identity
        toView.transform = .identity
        ctx.completeTransition(!ctx.transitionWasCancelled)
      }
    }
  }
}
#endif

class NavigationCoordinator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return NavigationSlide(operation: operation)
  }
}
