// swift-format-ignore-file
//
//  RootTabBarController.swift
//  Vernissage
//

import UIKit

/// The tab bar controller, which slides between tabs, also by a swipe across the screen.
class RootTabBarController: UITabBarController {

    private let interactor = PanInteractor()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view).x
        switch recognizer.state {
        case .began:
            guard transitionCoordinator == nil, let count = viewControllers?.count else { return }
            let next = selectedIndex + (recognizer.velocity(in: view).x < 0 ? 1 : -1)
            guard (0..<count).contains(next) else { return }
            interactor.begin()
            selectedIndex = next
        case .changed:
            interactor.follow(abs(translation) / view.bounds.width)
        case .ended:
            let velocity = recognizer.velocity(in: view).x
            let goesOn = velocity * translation > 0
            interactor.end(finishing: abs(velocity) > 500 ? goesOn : abs(translation) > view.bounds.width / 2)
        case .cancelled, .failed:
            interactor.end(finishing: false)
        default:
            break
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension RootTabBarController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
              let navigationController = selectedViewController as? UINavigationController,
              navigationController.viewControllers.count == 1 else { return false }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

// MARK: - UITabBarControllerDelegate

extension RootTabBarController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        return transitionCoordinator == nil
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(direction: from < to ? .left : .right)
    }

    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.isDragging ? interactor : nil
    }
}
