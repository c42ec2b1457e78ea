// swift-format-ignore-file
import UIKit
import QuartzCore

@objcMembers
class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
    dynamic var reverse = false

    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let container = ctx.containerView
        guard let view = ctx.view(forKey: .to) ?? ctx.view(forKey: .from) else { return ctx.completeTransition(false) }
        let isIncoming = ctx.view(forKey: .to) != nil
        if isIncoming { container.addSubview(view) }
        var perspective: CATransform3D = CATransform3DIdentity
        perspective.m34 = -0.002
        container.layer.sublayerTransform = perspective
        let angle = CGFloat(M_PI_2) * (reverse ? -1 : 1)
        let aside = CATransform3DMakeRotation(angle, 0, 1, 0)
        let anchor = view.layer.anchorPoint
        let position = view.layer.position
        view.layer.anchorPoint = CGPoint(x: 0.5, y: anchor.y)
        view.layer.position = position
        view.layer.transform = isIncoming ? aside : CATransform3DIdentity
        UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 0.5) {
                view.layer.transform = CATransform3DRotate(perspective, angle / 2, 0, 1, 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.layer.transform = isIncoming ? CATransform3DIdentity : aside
            }
        }, completion: { _ in
            view.layer.anchorPoint = anchor
            view.layer.transform = CATransform3DIdentity
            container.layer.sublayerTransform = CATransform3DIdentity
            ctx.completeTransition(!ctx.transitionWasCancelled)
        })
    }
}
