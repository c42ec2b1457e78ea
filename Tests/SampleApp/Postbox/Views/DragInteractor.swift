// swift-format-ignore-file
//
//  DragInteractor.swift
//  Postbox
//

import UIKit

/// An interactor by which a drag along one axis drives a transition. Call `begin()` first.
class DragInteractor: UIPercentDrivenInteractiveTransition {

    enum Axis {
        case horizontal, vertical
    }

    private(set) var isDragging = false
    private let axis: Axis
    private let sign: CGFloat
    private var hasStarted = false
    private var earlyEnd: Bool?

    /// Creates an interactor for drags to the right or down, or for drags back if the sign is -1.
    init(axis: Axis, sign: CGFloat = 1) {
        self.axis = axis
        self.sign = sign
        super.init()
    }

    func begin() {
        isDragging = true
        hasStarted = false
        earlyEnd = nil
    }

    @objc dynamic func follow(_ recognizer: UIPanGestureRecognizer) {
        // A pan is also cancelled after its view has left the window, so there may be none.
        guard isDragging, let view = recognizer.view else { return }
        let window = view.window ?? view
        let translation = along(recognizer.translation(in: window))
        let length = axis == .vertical ? window.bounds.height : window.bounds.width
        let progress = max(0, min(1, translation / length))
        switch recognizer.state {
        case UIGestureRecognizerState.changed:
            if hasStarted { update(progress) }
        case UIGestureRecognizerState.ended:
            let velocity = along(recognizer.velocity(in: window))
            end(finishing: abs(velocity) > 300 ? velocity > 0 : progress > 0.5)
        case .cancelled, .failed:
            end(finishing: false)
        default:
            break
        }
    }

    func end(finishing: Bool) {
        isDragging = false
        guard hasStarted else {
            earlyEnd = finishing
            return
        }
        finishing ? finish() : cancel()
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let finishing = earlyEnd {
            end(finishing: finishing)
        }
    }

    private func along(_ point: CGPoint) -> CGFloat {
        return sign * (axis == .vertical ? point.y : point.x)
    }
}
