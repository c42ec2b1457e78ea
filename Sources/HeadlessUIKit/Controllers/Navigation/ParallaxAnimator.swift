/// The built-in animator of a push or pop: the upper view slides, and the lower view moves by a
/// third of that distance (rule R31 of UIKit's behaviour).
final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Simulator.current.behavior.navigationDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to), let outgoing = context.view(forKey: .from)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let isPush = operation == .push
    let (upper, lower) = isPush ? (incoming, outgoing) : (outgoing, incoming)
    if isPush {
      container.addSubview(upper)
    } else {
      container.insertSubview(lower, belowSubview: upper)
    }
    let width = container.bounds.width
    let (right, left) = (upper.center.x + width, lower.center.x - width / 3)
    let (upperHome, lowerHome) = (upper.center.x, lower.center.x)
    UIView.performWithoutAnimation {
      if isPush { upper.center.x = right } else { lower.center.x = left }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
      animations: {
        upper.center.x = isPush ? upperHome : right
        lower.center.x = isPush ? left : lowerHome
      },
      completion: { _ in
        upper.center.x = upperHome
        lower.center.x = lowerHome
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
