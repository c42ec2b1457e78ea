// swift-format-ignore-file
//
//  SheetAnimator.swift
//  Vernissage
//

import UIKit

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let sheet = transitionContext.viewController(forKey: isPresenting ? .to : .from),
              let sheetView = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        var offscreen = isPresenting ? transitionContext.finalFrame(for: sheet) : sheetView.frame
        let onscreen = offscreen
        offscreen.origin.y = container.bounds.maxY
        if isPresenting {
            container.addSubview(sheetView)
            sheetView.frame = offscreen
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut]) {
            sheetView.frame = self.isPresenting ? onscreen : offscreen
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
