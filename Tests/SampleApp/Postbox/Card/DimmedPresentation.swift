// swift-format-ignore-file
//
//  DimmedPresentation.swift
//  Postbox
//

import UIKit

/// A presentation controller that covers the lower four fifths of the screen and dims the rest.
final class DimmedPresentation: UIPresentationController {

    fileprivate lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.4)
        view.alpha = 0
        return view
    }()
}

extension DimmedPresentation {

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(bounds.height / 5, 0, 0, 0))
    }

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard let card = presentedView, card.transform == CGAffineTransform.identity else { return }
        card.frame = frameOfPresentedViewInContainerView
    }
}
