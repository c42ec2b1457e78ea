// swift-format-ignore-file
import UIKit

/// A property animator runs the transition; written in the style of Swift 6.
@MainActor
final class PropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)!
    let isPresenting = transitionContext.view(forKey: .to) != nil
    if isPresenting { transitionContext.containerView.addSubview(view) }
    view.alpha = isPresenting ? 0 : 1
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 0.9
    ) {
      view.alpha = isPresenting ? 1 : 0
    }
    animator.addCompletion { position in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

class Ticker: NSObject {
  private var link: CADisplayLink?
  @objc private(set) var frames = 0

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(Ticker.step(link:)))
    link.add(to: .main, forMode: .commonModes)
    self.link = link
  }

  @objc private func step(link: CADisplayLink) {
    frames += 1
    if frames > 3 { link.invalidate() }
    _ = NSStringFromSelector(#selector(getter: Ticker.frames))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      let action = Selector("stepWithLink:")
      _ = self.map { $0.responds(to: action) }
    }
  }
}
