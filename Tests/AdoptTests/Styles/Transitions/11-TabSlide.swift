// swift-format-ignore-file
import UIKit

class SlidingTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
}

extension SlidingTabs: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let tabs = tabBarController.viewControllers, let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else { return nil }
        tabBarController.tabBar.tintColor = tabBarController.selectedIndex == from ? nil : .black
        return TabSlide(edge: from < to ? UIRectEdge.right : .left)
    }
}

class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let edge: UIRectEdge

    init(edge: UIRectEdge) {
        self.edge = edge
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let views = container.subviews
        guard let from = transitionContext.view(forKey: .from) ?? views.first, let to = transitionContext.view(forKey: .to) else { return }
        let sign: CGFloat = edge == .right ? 1 : -1
        let frame = container.bounds
        to.frame = frame.offsetBy(dx: sign * frame.maxX, dy: 0)
        container.addSubview(to)
        container.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            to.frame = frame
            from.frame = frame.offsetBy(dx: -sign * frame.width, dy: 0)
        }) { _ in
            container.isUserInteractionEnabled = true
            from.frame = frame
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
