// swift-format-ignore-file
import UIKit

enum Direction { case presentation, dismissal }

struct SpringSettings {
    var damping: CGFloat = 0.7
    var velocity: CGFloat = 0
    static let standard = SpringSettings()
}

/// An animator that drops a view in with a spring, and takes it out with a curve.
class DropIn: NSObject, UIViewControllerAnimatedTransitioning {
    var settings = SpringSettings.standard

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let direction: Direction = transitionContext.view(forKey: .to) == nil ? .dismissal : .presentation
        let isDismissal = direction == .dismissal
        guard let card = transitionContext.view(forKey: isDismissal ? .from : .to) else { return }
        if !isDismissal { transitionContext.containerView.addSubview(card) }
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5).scaledBy(x: 0.5, y: 0.5).rotated(by: .pi / 8)
        if !isDismissal { card.transform = small }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: settings.damping,
            initialSpringVelocity: settings.velocity, options: [.curveEaseIn],
            animations: { card.transform = isDismissal ? small : CGAffineTransform.identity },
            completion: { _ in
                card.transform = CGAffineTransform.identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
