/// UIKit's own animator of a presentation or dismissal, used if the app has none (R10).
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Simulator.current.behavior.modalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    let container = context.containerView
    if let incoming, let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if incoming.frame != frame { incoming.frame = frame }
      if isPresenting {
        container.addSubview(incoming)
      } else {
        container.insertSubview(incoming, at: 0)
      }
    }
    guard let moving = isPresenting ? incoming : outgoing else {
      return context.completeTransition(true)
    }
    let hide = hiding(moving, in: container)
    let show = showing(moving)
    if isPresenting { UIView.performWithoutAnimation(hide) }
    move(isPresenting ? show : hide, within: transitionDuration(using: context)) {
      [isPresenting] in
      let isCancelled = context.transitionWasCancelled
      // A view that has gone gets its usual position and opacity back, because it may be presented
      // again. One that has come has them already, unless the app has moved it meanwhile.
      if !isPresenting || isCancelled { show() }
      if isCancelled, !isPresenting { incoming?.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
  }

  /// Animates a change of the presented or dismissed views. A slide from below uses a critically
  /// damped spring, and every other style a timing curve (R10).
  private func move(
    _ change: @escaping () -> Void, within duration: TimeInterval, then: @escaping () -> Void
  ) {
    if style == .coverVertical {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .curveLinear, animations: change
      ) { _ in then() }
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseInOut, animations: change
      ) { _ in then() }
    }
  }

  private func hiding(_ view: UIView, in container: UIView) -> () -> Void {
    switch style {
    case .coverVertical:
      let distance = container.bounds.maxY - view.frame.minY
      return { view.center.y += distance }
    case .crossDissolve, .partialCurl: return { view.alpha = 0 }
    case .flipHorizontal:
      return { view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    }
  }

  private func showing(_ view: UIView) -> () -> Void {
    switch style {
    case .coverVertical:
      let center = view.center
      return { view.center = center }
    case .crossDissolve, .partialCurl:
      let alpha = view.alpha
      return { view.alpha = alpha }
    case .flipHorizontal:
      let transform = view.layer.transform
      return { view.layer.transform = transform }
    }
  }
}
