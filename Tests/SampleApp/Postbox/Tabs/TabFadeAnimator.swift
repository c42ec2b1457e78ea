// swift-format-ignore-file
//
//  TabFadeAnimator.swift
//  Postbox
//

import UIKit

@objc class TabFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let duration: TimeInterval

    @objc init(duration: TimeInterval) {
        self.duration = duration
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        toView.frame = transitionContext.finalFrame(for: toController)
        transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        fromView.layer.cornerRadius = 16
        fromView.clipsToBounds = true
        UIView.animate(withDuration: duration, delay: 0, options: [UIViewAnimationOptions.curveLinear], animations: {
            fromView.alpha = 0
        }) { _ in
            if !transitionContext.transitionWasCancelled {
                fromView.alpha = 1
                fromView.layer.cornerRadius = 0
                fromView.clipsToBounds = false
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
