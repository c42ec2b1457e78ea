// swift-format-ignore-file
import UIKit

@objc protocol ZoomSource: class {
    @objc optional func zoomFrame(in view: UIView) -> CGRect
    @objc optional var zoomImage: UIImage? { get }
}

/// An animator that moves a snapshot from a picture on one screen to that on the other.
class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    weak var source: ZoomSource?
    unowned(safe) let screen: UIScreen = UIScreen.main

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to),
            let fromVC = transitionContext.viewController(forKey: .from) else { return }
        let isPresenting = toVC.presentingViewController == fromVC
        if isPresenting { container.addSubview(toVC.view) }
        toVC.view.layoutIfNeeded()
        let start = source?.zoomFrame?(in: container) ?? CGRect(x: screen.bounds.midX, y: screen.bounds.midY, width: 10, height: 10)
        let picture = UIImageView(frame: start)
        picture.image = source?.zoomImage ?? UIImage()
        picture.contentMode = UIViewContentMode.scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.masksToBounds = true
        picture.layer.cornerRadius = 8
        let proxy = fromVC.view.snapshotView(afterScreenUpdates: false) ?? picture
        let strip = fromVC.view.resizableSnapshotView(from: start, afterScreenUpdates: true, withCapInsets: UIEdgeInsets.zero)
        picture.frame = container.convert(start, from: fromVC.view)
        container.addSubview(picture)
        container.insertSubview(proxy, belowSubview: picture)
        strip.map { container.insertSubview($0, at: 0) }
        UIView.animate(withDuration: 0.4, animations: {
            picture.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
            picture.frame = picture.frame.insetBy(dx: -20, dy: -20)
            proxy.alpha = 0
        }, completion: { _ in
            picture.removeFromSuperview()
            proxy.removeFromSuperview()
            strip?.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
