// swift-format-ignore-file
//
//  PanInteractor.swift
//  Vernissage
//

import UIKit

/// An interactor by which a pan drives a transition, even if the finger is lifted early.
final class PanInteractor: UIPercentDrivenInteractiveTransition {

    private(set) var isDragging = false
    private var hasStarted = false
    private var earlyEnd: Bool?

    func begin() {
        isDragging = true
        hasStarted = false
        earlyEnd = nil
    }

    func follow(_ progress: CGFloat) {
        guard isDragging, hasStarted else { return }
        update(max(0, min(1, progress)))
    }

    func end(finishing: Bool) {
        guard isDragging else { return }
        guard hasStarted else {
            earlyEnd = finishing
            return
        }
        isDragging = false
        completionSpeed = 1 - percentComplete * 0.5
        if finishing {
            finish()
        } else {
            cancel()
        }
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let finishing = earlyEnd {
            end(finishing: finishing)
        }
    }
}
