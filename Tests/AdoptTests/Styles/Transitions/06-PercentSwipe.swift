// swift-format-ignore-file
import UIKit

/// An interactor for swiping back in a navigation controller, in the spellings of Swift 3 and 4.
class LeafBack: UIPercentDrivenInteractiveTransition {
    private weak var pages: UINavigationController!
    private(set) var leafing = false
    private var furthest: CGFloat = 0

    func follow(_ pages: UINavigationController) {
        self.pages = pages
        completionSpeed = 0.99
        self.completionCurve = UIViewAnimationCurve.easeOut
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(LeafBack.leafed(by:)))
        edge.edges = UIRectEdge.left
        pages.interactivePopGestureRecognizer?.require(toFail: edge)
        pages.view.addGestureRecognizer(edge)
    }

    @objc func leafed(by edge: UIScreenEdgePanGestureRecognizer) {
        let width = edge.view!.superview!.bounds.width
        let way = CGFloat(fmaxf(0.0, fminf(1.0, Float(edge.translation(in: edge.view!.superview!).x / width))))
        switch edge.state {
        case .changed:
            furthest = max(furthest, way)
            update(way)
        case UIGestureRecognizerState.began:
            (leafing, furthest) = (true, 0)
            pages.popViewController(animated: true)
        case .ended:
            leafing = false
            way > 0.3 && way == furthest ? finish() : cancel()
        case .possible:
            return
        case .failed, .cancelled:
            leafing = false
            cancel()
        }
    }
}

class LeafedStack: UINavigationController, UINavigationControllerDelegate {
    private lazy var back = LeafBack()

    override func viewDidLoad() {
        super.viewDidLoad()
        back.follow(self)
        delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return back.leafing ? back : nil
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        if operation == UINavigationController.Operation.pop {
            return toVC.navigationController == nil ? FadeTransition() : GradientPush()
        }
        switch operation {
        case .push: return GradientPush()
        default: return nil
        }
    }
}
