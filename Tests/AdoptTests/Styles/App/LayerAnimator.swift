// swift-format-ignore-file
import UIKit
import QuartzCore

class RingLayer: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 2
    lineCap = kCALineCapRound
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TintLayer: CALayer {
  let tint: CGFloat
  init(tint: CGFloat) {
    self.tint = tint
    super.init()
  }
  required init?(coder aDecoder: NSCoder) {
    fatalError()
  }
}

class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
    else { return }
    if to.view.window == nil { transitionContext.containerView.addSubview(to.view) }
    let ring = RingLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    to.view.layer.addSublayer(ring)
    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = transitionDuration(using: transitionContext)
    animation.delegate = self
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    to.view.layer.add(animation, forKey: "fade")
    ring.removeFromSuperlayer()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
    context = nil
  }
}
