// swift-format-ignore-file
import UIKit

/// An animator whose property animator UIKit can pause, written in Swift 6.
@MainActor
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var current: (any UIViewImplicitlyAnimating)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let current { return current }
        let incoming = transitionContext.view(forKey: .to)
        let view = incoming ?? transitionContext.view(forKey: .from)!
        if let incoming { transitionContext.containerView.addSubview(incoming) }
        view.alpha = incoming == nil ? 1 : 0
        let spring = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.35, timingParameters: spring)
        animator.addAnimations { view.alpha = incoming == nil ? 0 : 1 }
        animator.addCompletion { position in
            if incoming == nil { view.alpha = 1 }
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        current = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { current = nil }
}

/// A property animator that code pauses, reverses and continues.
class ReversibleCurve: NSObject {
    private let animator = UIViewPropertyAnimator(
        duration: 0.5, timingParameters: UICubicTimingParameters(animationCurve: UIView.AnimationCurve.easeInOut))
    private let curve: UIViewAnimationCurve = .linear

    func hold() {
        animator.pauseAnimation()
        animator.fractionComplete = max(0, min(1, animator.fractionComplete))
    }

    func letGo(back: Bool) {
        animator.isReversed = back
        if #available(iOS 11.0, *), animator.state == .active, curve != .easeIn {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    func give(up: Bool) {
        animator.stopAnimation(false)
        if animator.state == .stopped { animator.finishAnimation(at: UIViewAnimatingPosition.current) }
    }
}
