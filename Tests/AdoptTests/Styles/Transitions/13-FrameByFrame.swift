// swift-format-ignore-file
import UIKit

/// An animator that moves the view by a display link, frame by frame.
class FrameByFrame: NSObject, UIViewControllerAnimatedTransitioning {
    private var link: CADisplayLink?
    private var context: UIViewControllerContextTransitioning?
    private var start: CFTimeInterval = 0
    @objc dynamic private(set) var fraction: CGFloat = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        context = transitionContext
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .current, forMode: .common)
        link.isPaused = false
        self.link = link
        Timer.scheduledTimer(timeInterval: 5, target: self, selector: #selector(FrameByFrame.giveUp), userInfo: nil, repeats: false)
    }

    @objc private func tick(_ link: CADisplayLink) {
        fraction = CGFloat(min(1, (CACurrentMediaTime() - start) / 0.3))
        context?.view(forKey: .to)?.alpha = fraction
        if fraction >= 1 { end() }
    }

    @objc private func giveUp() {
        if link != nil { end() }
    }

    private func end() {
        link?.invalidate()
        link = nil
        let context = self.context
        self.context = nil
        DispatchQueue.main.async {
            context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        }
    }
}
