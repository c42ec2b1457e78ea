// swift-format-ignore-file
//
//  ZoomTransitionController.swift
//  Vernissage
//

import UIKit

/// A navigation delegate that zooms between two screens if both have an image.
final class ZoomTransitionController: NSObject, UINavigationControllerDelegate {

    let interactor = PanInteractor()

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is ZoomEndpoint, toVC is ZoomEndpoint else { return nil }
        return ZoomAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.isDragging ? interactor : nil
    }
}
