// swift-format-ignore-file
import UIKit

/// A presentation controller for a sheet. Its overrides stand in an extension.
class BottomSheet: UIPresentationController {
    fileprivate let dimming = UIView(frame: CGRect.zero)
}

extension BottomSheet {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return CGRect.zero }
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        return CGRect(x: bounds.minX, y: bounds.maxY - size.height, width: size.width, height: size.height)
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        let isCompact = presentingViewController.traitCollection.verticalSizeClass == UIUserInterfaceSizeClass.compact
        return CGSize(width: parentSize.width, height: isCompact ? parentSize.height : parentSize.height / 2)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let coordinator = presentingViewController.transitionCoordinator else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        dimming.isOpaque = false
        container.insertSubview(dimming, at: 0)
        presentedView?.layer.shadowOpacity = 0.3
        presentedView?.layer.shadowRadius = 8
        presentedView?.layer.shadowOffset = CGSize(width: 0, height: -2)
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        guard self.presentedView != nil, presentedViewController.presentationController === self else { return }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewDidLayoutSubviews() {
        guard presentedView?.transform.isIdentity ?? true else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var adaptivePresentationStyle: UIModalPresentationStyle { return UIModalPresentationStyle.none }
}

class SheetOwner: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        if presented.modalPresentationStyle == .automatic { return nil }
        return BottomSheet(presentedViewController: presented, presenting: presenting ?? source)
    }
}
