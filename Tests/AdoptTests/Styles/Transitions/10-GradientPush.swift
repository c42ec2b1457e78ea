// swift-format-ignore-file
import UIKit

/// An animator for pushes, with a shadow and a gradient at the page's edge.
public final class GradientPush: NSObject, UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return TimeInterval(UINavigationController.hideShowBarDuration)
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(to)
        to.frame = container.bounds
        let edge = CAGradientLayer()
        edge.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        edge.frame = CGRect(x: -8, y: 0, width: 8, height: to.bounds.height)
        let line = CALayer()
        line.backgroundColor = UIColor.white.cgColor
        edge.addSublayer(line)
        to.layer.insertSublayer(edge, at: 0)
        to.layer.speed = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        edge.opacity = 0.5
        CATransaction.commit()
        to.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: UIViewAnimationOptions.curveEaseInOut,
            animations: {
                to.transform = CGAffineTransform.identity
                from.transform = CGAffineTransform.identity.translatedBy(x: -80, y: 0)
            },
            completion: { _ in
                edge.removeFromSuperlayer()
                to.transform = .identity
                from.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
