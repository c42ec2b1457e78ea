// swift-format-ignore-file
//
//  SlideAnimator.swift
//  Postbox
//

import UIKit

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @objc(SlideDirection)
    enum Direction: Int {
        case forwards, backwards
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return TimeInterval(UINavigationControllerHideShowBarDuration)
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from),
            let toView = transitionContext.view(forKey: UITransitionContextViewKey.to),
            let toController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let width = container.bounds.width
        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(toView)
        if direction == .backwards {
            container.sendSubview(toBack: toView)
        }
        let moving = direction == .forwards ? toView : fromView
        let aside = CGAffineTransform(translationX: width, y: 0)
        moving.transform = direction == .forwards ? aside : CGAffineTransform.identity
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: UIViewAnimationOptions.curveEaseOut, animations: {
            moving.transform = self.direction == .forwards ? CGAffineTransform.identity : aside
        }, completion: { _ in
            moving.transform = CGAffineTransform.identity
            transitionContext.completeTransition(true)
        })
    }
}
