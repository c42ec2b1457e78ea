// swift-format-ignore-file
import UIKit

/// A screen with a list that a finger pulls off the screen, once the list is at its top.
class PulledList: UIViewController, UIViewControllerTransitioningDelegate {
    let scrollView = UIScrollView()
    private let driver = UIPercentDrivenInteractiveTransition()
    private var pan: UIPanGestureRecognizer!
    private var isPulling = false

    override func loadView() {
        super.loadView()
        transitioningDelegate = self
        modalPresentationStyle = UIModalPresentationStyle.custom
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
        view.addSubview(scrollView)
        pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: #selector(self.pulled(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        scrollView.addGestureRecognizer(pan)
    }

    deinit {
        pan.removeTarget(self, action: nil)
        for recognizer in scrollView.gestureRecognizers ?? [] where recognizer === pan {
            scrollView.removeGestureRecognizer(recognizer)
        }
    }

    @objc func pulled(_ pan: UIPanGestureRecognizer) {
        let percent = max(0, min(1, pan.translation(in: view).y / view.bounds.height))
        switch pan.state {
        case .began:
            isPulling = scrollView.contentOffset.y <= 0 && !isBeingDismissed && !isBeingPresented
            guard isPulling else { return }
            pan.setTranslation(CGPoint.zero, in: view)
            scrollView.isScrollEnabled = false
            presentingViewController?.dismiss(animated: true)
        case .changed where isPulling:
            driver.update(percent)
        case .ended where isPulling, .cancelled where isPulling:
            isPulling = false
            scrollView.isScrollEnabled = true
            pan.state == .ended && percent > 0.5 ? driver.finish() : driver.cancel()
        default:
            break
        }
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator() }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        isPulling ? driver : nil
    }
}

// MARK: - UIGestureRecognizerDelegate
extension PulledList: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer == pan, gestureRecognizer.isEnabled else { return true }
        return pan.location(in: view).y > 0 && pan.velocity(in: view).y > 0
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return otherGestureRecognizer is UIPanGestureRecognizer && scrollView.contentOffset.y <= 0
    }
}
