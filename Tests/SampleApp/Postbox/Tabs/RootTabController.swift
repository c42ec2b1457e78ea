// swift-format-ignore-file
//
//  RootTabController.swift
//  Postbox
//

import UIKit

/// A tab bar controller that fades between tabs. A drag to the left fades to the next tab.
class RootTabController: UITabBarController {

    private let drag = DragInteractor(axis: .horizontal, sign: -1)

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        if viewControllers == nil {
            viewControllers = [
                MailboxNavigationController(rootViewController: MailboxController()),
                StampsController(),
            ]
        }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    @objc private func dragged(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began {
            guard transitionCoordinator == nil, selectedIndex + 1 < viewControllers?.count ?? 0 else { return }
            drag.begin()
            selectedIndex += 1
        }
        drag.follow(recognizer)
    }
}

extension RootTabController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.isKind(of: UIPanGestureRecognizer.self) else { return true }
        let velocity = (gestureRecognizer as! UIPanGestureRecognizer).velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

extension RootTabController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return TabFadeAnimator(duration: 0.25)
    }

    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return drag.isDragging ? drag : nil
    }
}
