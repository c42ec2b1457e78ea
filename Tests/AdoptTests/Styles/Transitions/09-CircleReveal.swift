// swift-format-ignore-file
import UIKit
import QuartzCore

/// An animator that reveals a view by a growing mask. The animation's delegate completes it.
@available(iOS 9.0, *)
class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private weak var context: UIViewControllerContextTransitioning?
    private var mask: CAShapeLayer?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let isIncoming = transitionContext.view(forKey: .to) != nil
        guard let view = transitionContext.view(forKey: isIncoming ? .to : .from) else { return }
        if isIncoming { container.addSubview(view) }
        let small = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
        let radius = sqrt(pow(view.bounds.width, 2) + pow(view.bounds.height, 2))
        let start = UIBezierPath(ovalIn: isIncoming ? small : small.insetBy(dx: -radius, dy: -radius))
        let end = UIBezierPath(ovalIn: isIncoming ? small.insetBy(dx: -radius, dy: -radius) : small)
        let mask = CAShapeLayer()
        mask.path = end.cgPath
        view.layer.mask = mask
        self.mask = mask
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        animation.fromValue = start.cgPath
        animation.toValue = end.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .to)?.layer.mask = nil
        context?.view(forKey: .from)?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    }
}
