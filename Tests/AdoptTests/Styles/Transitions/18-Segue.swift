// swift-format-ignore-file
import UIKit

/// A segue that is the transitioning delegate of its destination.
class CoverSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.transitioningDelegate = self
        destination.modalPresentationStyle = .custom
        if source.presentedViewController == nil {
            source.present(destination, animated: true, completion: nil)
        }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropIn()
    }
}

class ExchangingContainer: UIViewController {
    var current: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

    func show(_ next: UIViewController) {
        let previous = current
        previous?.willMove(toParentViewController: nil)
        addChildViewController(next)
        previous?.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        next.view.frame = view.bounds
        view.addSubview(next.view)
        UIView.animate(withDuration: 0.2, animations: { previous?.view.alpha = 0 }) { [weak self] _ in
            guard let strongSelf = self else { return }
            previous?.view.removeFromSuperview()
            previous?.endAppearanceTransition()
            next.endAppearanceTransition()
            previous?.removeFromParentViewController()
            next.didMove(toParentViewController: strongSelf)
            strongSelf.current = next
        }
    }

    @IBAction func unwind(_ segue: UIStoryboardSegue) {}
}
