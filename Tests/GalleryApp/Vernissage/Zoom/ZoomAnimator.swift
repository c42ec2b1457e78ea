// swift-format-ignore-file
//
//  ZoomAnimator.swift
//  Vernissage
//

import UIKit

/// An animator that lets an image on one screen grow into the image on another screen.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to),
              let toViewController = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toViewController)
        if operation == .push {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()

        let source = (transitionContext.viewController(forKey: .from) as? ZoomEndpoint)?.zoomImageView
        let destination = (toViewController as? ZoomEndpoint)?.zoomImageView
        let flyingView = UIImageView(image: source?.image)
        flyingView.contentMode = .scaleAspectFit
        if let source = source {
            flyingView.frame = container.convert(source.bounds, from: source)
            container.addSubview(flyingView)
        }
        source?.isHidden = true
        destination?.isHidden = true

        let fadingView = operation == .push ? toView : fromView
        fadingView.alpha = operation == .push ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            fadingView.alpha = self.operation == .push ? 1 : 0
            if let destination = destination {
                flyingView.frame = container.convert(destination.bounds, from: destination)
            }
        }, completion: { _ in
            flyingView.removeFromSuperview()
            fadingView.alpha = 1
            destination?.isHidden = false
            if !transitionContext.transitionWasCancelled {
                source?.isHidden = false
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
