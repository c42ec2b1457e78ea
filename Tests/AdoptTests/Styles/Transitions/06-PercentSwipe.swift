// swift-format-ignore-file
import UIKit

/// Swift 3 to 4: the interactor that every article has.
class EdgeSwipeInteractor: UIPercentDrivenInteractiveTransition {
    var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var navigationController: UINavigationController!

    func attach(to controller: UINavigationController) {
        navigationController = controller
        self.completionCurve = UIViewAnimationCurve.easeOut
        completionSpeed = 0.99
        let gesture = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(EdgeSwipeInteractor.handleGesture(gestureRecognizer:)))
        gesture.edges = UIRectEdge.left
        controller.view.addGestureRecognizer(gesture)
        controller.interactivePopGestureRecognizer?.require(toFail: gesture)
    }

    @objc func handleGesture(gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
        let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
        let progress = CGFloat(fminf(fmaxf(Float(translation.x / 200), 0.0), 1.0))
        switch gestureRecognizer.state {
        case .possible:
            break
        case UIGestureRecognizerState.began:
            interactionInProgress = true
            navigationController.popViewController(animated: true)
        case .changed:
            shouldCompleteTransition = progress > 0.5
            update(progress)
        case .cancelled, .failed:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            shouldCompleteTransition ? finish() : cancel()
        }
    }
}

class SwipeStack: UINavigationController, UINavigationControllerDelegate {
    private lazy var interactor = EdgeSwipeInteractor()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactor.attach(to: self)
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return GradientPush()
        case UINavigationController.Operation.pop: return toVC.navigationController == nil ? FadeTransition() : GradientPush()
        default: return nil
        }
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.interactionInProgress ? interactor : nil
    }
}
