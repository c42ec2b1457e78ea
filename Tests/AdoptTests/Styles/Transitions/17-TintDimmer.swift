// swift-format-ignore-file
import UIKit

private let kDimmingTag = 4711

/// An animator that darkens the view below, and dims its tint colour.
class TintDimmer: NSObject, UIViewControllerAnimatedTransitioning {
    class var shade: UIColor { return UIColor(white: 0, alpha: 0.3) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let window = container.window ?? UIApplication.shared.keyWindow
        let isPresenting = transitionContext.view(forKey: .to) != nil
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
        if isPresenting {
            let shade = UIView(frame: UIEdgeInsetsInsetRect(container.bounds, UIEdgeInsets.zero))
            shade.tag = kDimmingTag
            shade.backgroundColor = type(of: self).shade
            shade.isHidden = false
            container.addSubview(shade)
            container.addSubview(view)
            container.sendSubviewToBack(shade)
            container.bringSubview(toFront: view)
        }
        let shade = container.viewWithTag(kDimmingTag)
        shade?.alpha = isPresenting ? 0 : 1
        view.alpha = isPresenting ? 0 : 1
        let below = transitionContext.viewController(forKey: isPresenting ? .from : .to)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState], animations: {
            shade?.alpha = isPresenting ? 1 : 0
            view.alpha = isPresenting ? 1 : 0
            below?.view.tintAdjustmentMode = isPresenting ? UIViewTintAdjustmentMode.dimmed : .automatic
        }) { (finished: Bool) -> Void in
            if transitionContext.transitionWasCancelled {
                below?.view.tintAdjustmentMode = isPresenting ? .automatic : .dimmed
            } else if !isPresenting {
                shade?.removeFromSuperview()
            }
            view.alpha = 1
            window?.isUserInteractionEnabled = true
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
