// swift-format-ignore-file
import UIKit

/// An interaction controller that does not inherit from UIKit's percent-driven one.
public class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: UIViewControllerContextTransitioning?
    private var startingPoint = CGPoint.zero
    public var wantsInteractiveStart: Bool { return true }

    public func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard transitionContext.isInteractive, let view = transitionContext.view(forKey: .from) else {
            return finish()
        }
        startingPoint = view.center
    }

    @objc(dragBy:)
    func drag(by distance: CGFloat) {
        guard let context = context, let view = context.view(forKey: .from) else { return }
        view.center = CGPoint(x: startingPoint.x, y: startingPoint.y + distance)
        context.updateInteractiveTransition(distance / max(CGFloat.leastNormalMagnitude, context.containerView.frame.size.height))
        if distance > 1000 { context.pauseInteractiveTransition() }
    }

    func finish() {
        context?.finishInteractiveTransition()
        context?.completeTransition(true)
        context = nil
    }

    func cancel() {
        guard let context = context else { return }
        UIView.animate(withDuration: 0.2, animations: {
            context.view(forKey: .from)?.center = self.startingPoint
        }, completion: { _ in
            context.cancelInteractiveTransition()
            context.completeTransition(false)
        })
        self.context = nil
    }
}

class DraggedCard: UIViewController {
    fileprivate let interaction = OwnInteraction()
    fileprivate var isDragged = false

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .custom
        view.backgroundColor = .black
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            isDragged = true
            dismiss(animated: true, completion: nil)
        case .changed:
            interaction.drag(by: pan.translation(in: view.window).y)
        case .ended:
            isDragged = false
            pan.velocity(in: view.window).y > 0 ? interaction.finish() : interaction.cancel()
        default:
            isDragged = false
            interaction.cancel()
        }
    }
}

extension DraggedCard: UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FadeTransition()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return isDragged ? interaction : nil
    }
}
