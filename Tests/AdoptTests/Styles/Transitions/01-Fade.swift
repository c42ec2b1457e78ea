// swift-format-ignore-file
import UIKit

/// An animator that fades, written for Swift 4.0 in the way of a tutorial.
@objc open class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {

    @objc open var duration: TimeInterval = 0.3

    public override init() { super.init() }

    open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard let context = transitionContext, context.isAnimated else { return 0 }
        return duration
    }

    open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)
        let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)
        if let toView = toView {
            toView.alpha = 0
            toView.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!)
            containerView.addSubview(toView)
        }
        UIView.animate(withDuration: duration, animations: {
            toView?.alpha = 1.0
            if toView == nil { fromView?.alpha = 0 }
        }) { _ in
            fromView?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    open func animationEnded(_ transitionCompleted: Bool) {
        duration = 0.3
    }
}
