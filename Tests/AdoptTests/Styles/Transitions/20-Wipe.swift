// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#endif
import os.log

private let log = OSLog(subsystem: "app", category: "wipe")

/// An animator that wipes a picture of the old screen away.
open class Wipe: NSObject, UIViewControllerAnimatedTransitioning {
    open class func picture(of view: UIView) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.viewController(forKey: .from)!
        let curtain = UIImageView(image: Wipe.picture(of: from.view))
        curtain.frame = container.bounds
        os_log("wipes %f points", log: log, type: .debug, container.bounds.width)
        if let to = transitionContext.view(forKey: .to) { container.addSubview(to) }
        container.addSubview(curtain)
        let token = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
        UIView.transition(with: curtain, duration: 0.3, options: UIViewAnimationOptions.transitionCrossDissolve, animations: {
            curtain.isHidden = true
        }) { _ in
            curtain.removeFromSuperview()
            UIApplication.shared.endBackgroundTask(token)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
