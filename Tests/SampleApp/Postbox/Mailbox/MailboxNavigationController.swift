// swift-format-ignore-file
//
//  MailboxNavigationController.swift
//  Postbox
//

import UIKit

/// A navigation controller that slides letters in and out, also by a swipe from the left edge.
class MailboxNavigationController: UINavigationController {

    fileprivate let swipe = DragInteractor(axis: .horizontal)

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = UIRectEdge.left
        view.addGestureRecognizer(edge)
    }
}

extension MailboxNavigationController {

    @objc fileprivate func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        if recognizer.state == UIGestureRecognizerState.began {
            guard viewControllers.count > 1, transitionCoordinator == nil else { return }
            swipe.begin()
            popViewController(animated: true)
        }
        swipe.follow(recognizer)
    }

    override var childViewControllerForStatusBarHidden: UIViewController? {
        return topViewController
    }
}

extension MailboxNavigationController: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(direction: operation == .push ? .forwards : .backwards)
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return swipe.isDragging ? swipe : nil
    }
}
