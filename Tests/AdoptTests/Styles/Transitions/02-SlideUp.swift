// swift-format-ignore-file
import UIKit
import Foundation

/// An animator that slides a view up by setting frames, written in today's Swift.
final class SlideUpAnimator: NSObject {
    private let options: UIView.AnimationOptions = [.curveEaseOut, .allowUserInteraction]
}

extension SlideUpAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from), let to = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let isPresentation = to.presentingViewController === from
        let moving: UIViewController = isPresentation ? to : from
        let bounds = transitionContext.containerView.bounds
        let end: CGRect = transitionContext.finalFrame(for: moving)
        let start: CGRect = isPresentation ? end : transitionContext.initialFrame(for: moving)
        let offset = CGPoint(x: 0, y: bounds.maxY - bounds.minY)
        if isPresentation {
            transitionContext.containerView.addSubview(to.view)
            moving.view.frame = start.offsetBy(dx: offset.x, dy: offset.y)
        }
        let target = isPresentation ? end : start.offsetBy(dx: 0, dy: bounds.size.height)
        UIView.animate(withDuration: 0.25, delay: 0.0, options: options, animations: {
            moving.view.frame = CGRect(origin: target.origin, size: CGSize(width: target.width, height: target.height))
        }, completion: { finished in
            if transitionContext.transitionWasCancelled { moving.view.frame = start }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
