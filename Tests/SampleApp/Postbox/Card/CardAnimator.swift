// swift-format-ignore-file
//
//  CardAnimator.swift
//  Postbox
//

import UIKit

class CardAnimator: NSObject {

    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }
}

extension CardAnimator: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let card = transitionContext.viewController(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let below = CGAffineTransformMakeTranslation(0, CGRectGetHeight(container.bounds))
        if isPresenting {
            card.view.frame = transitionContext.finalFrame(for: card)
            card.view.transform = below
            container.addSubview(card.view)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            card.view.transform = self.isPresenting ? CGAffineTransformIdentity : below
        }) { _ in
            card.view.transform = CGAffineTransformIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
