import UIKit

/// A delegate whose animator fades a card in. If it is not honest, the card stays half transparent.
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let honest: Bool

  init(honest: Bool) {
    self.honest = honest
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(incoming)
    incoming.alpha = 0
    UIView.animate(withDuration: 0.3) { [honest] in
      incoming.alpha = honest ? 1 : 0.5
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
