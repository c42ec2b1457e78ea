// swift-format-ignore-file
import UIKit

/// An animator that moves a view by a layout constraint and not by its frame.
class ConstrainedDrawer: NSObject, UIViewControllerAnimatedTransitioning {
    private var top: NSLayoutConstraint?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let drawer = transitionContext.view(forKey: .to) else {
            return close(transitionContext)
        }
        container.addSubview(drawer)
        drawer.translatesAutoresizingMaskIntoConstraints = false
        let top = drawer.topAnchor.constraint(equalTo: container.topAnchor, constant: container.bounds.height)
        NSLayoutConstraint.activate([
            top,
            drawer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            NSLayoutConstraint(item: drawer, attribute: .height, relatedBy: .equal, toItem: container, attribute: .height, multiplier: 1, constant: 0),
        ])
        drawer.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = false
        container.layoutIfNeeded()
        self.top = top
        top.constant = 0
        container.setNeedsLayout()
        UIView.animate(withDuration: 0.3, animations: {
            container.layoutIfNeeded()
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func close(_ context: UIViewControllerContextTransitioning) {
        let drawer = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.3, animations: { drawer.transform = CGAffineTransform(translationX: 0, y: drawer.bounds.height) }) { _ in
            drawer.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
