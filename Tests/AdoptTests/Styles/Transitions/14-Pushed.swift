// swift-format-ignore-file
import UIKit

/// An animator that throws a view in by a push behaviour, and stops it after a time.
class PushedIn: NSObject, UIViewControllerAnimatedTransitioning {
    private var dynamics: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from) else { return }
        let frame = container.bounds
        if transitionContext.view(forKey: .to) != nil {
            view.frame = frame.offsetBy(dx: 0, dy: -frame.height)
            container.addSubview(view)
        }
        let animator = UIDynamicAnimator(referenceView: container)
        let push = UIPushBehavior(items: [view], mode: UIPushBehaviorMode.continuous)
        push.pushDirection = CGVector(dx: 0, dy: 100)
        push.addItem(view)
        animator.addBehavior(push)
        dynamics = animator
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.dynamics?.removeAllBehaviors()
            self?.dynamics = nil
            view.frame = frame
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
