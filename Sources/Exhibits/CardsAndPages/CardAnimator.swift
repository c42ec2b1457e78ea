import UIKit

/// Brings a card up from below and takes it down again.
///
/// What it is careful about:
///
/// - It asks the context for views, not the controllers: a view the context does not give is not
///   the animator's to touch. Under a style that leaves the presenter on the screen, that is the
///   presenter's view.
/// - The frame is set while the transform is the identity, to what the context says it has to be.
/// - When the animation is over, everything it changed is as it should be, *whichever way it
///   ended*; then, last of all, it reports, and what it reports is what happened.
/// - It does not care whether the animation "finished". An app that goes to the background loses
///   its animations, but the card has been opened all the same.
class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    place(card, in: context)
    willAnimate(card, in: context)
    UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
      animate(card, in: context)
    } completion: { [self] finished in
      cleanUp(card, in: context)
      report(to: context, finished: finished)
    }
  }

  // MARK: - The parts

  /// Puts into the container what is to come.
  func place(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting, let controller = context.viewController(forKey: .to) {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
    } else if let home = incomingHome(in: context),
      let controller = context.viewController(forKey: .to)
    {
      home.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(home, at: 0)
    }
  }

  /// The presenter's view, if it has been off the screen and is the animator's to bring back.
  func incomingHome(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: .to)
  }

  /// Sets the card to where it starts from.
  func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting { card.transform = below(context) }
  }

  /// Sets the card to where it goes.
  func animate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.transform = isPresenting ? .identity : below(context)
  }

  /// Takes back what was done for the animation only.
  func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.transform = .identity
    if !isPresenting, context.transitionWasCancelled {
      incomingHome(in: context)?.removeFromSuperview()
    }
  }

  /// Says how it went.
  func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Out of sight.
  func below(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
  }
}
