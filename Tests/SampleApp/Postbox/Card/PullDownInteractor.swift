// swift-format-ignore-file
//
//  PullDownInteractor.swift
//  Postbox
//

import UIKit

/// An interactor by which a pan downwards dismisses a card.
class PullDownInteractor: UIPercentDrivenInteractiveTransition {

    private(set) var isDragging = false

    func begin() {
        isDragging = true
    }

    func follow(_ recognizer: UIPanGestureRecognizer) {
        guard isDragging, let window = recognizer.view?.window else { return }
        let progress = max(0, min(1, recognizer.translation(in: window).y / window.bounds.height))
        switch recognizer.state {
        case .changed:
            update(progress)
        case .ended:
            isDragging = false
            let velocity = recognizer.velocity(in: window).y
            if abs(velocity) > 300 ? velocity > 0 : progress > 0.5 {
                finish()
            } else {
                cancel()
            }
        case .cancelled, .failed:
            isDragging = false
            cancel()
        default:
            break
        }
    }
}
