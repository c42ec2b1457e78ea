import UIKit

/// An animator that moves a card up from below and down again.
///
/// The animator avoids the usual mistakes in these ways:
///
/// - It asks the context for views, not the controllers: an animator must not touch a view that the
///   context does not return. Under a style that leaves the presenter on the screen, that is the
///   presenter's view.
/// - The frame is set while the transform is the identity, to the final frame of the context.
/// - After the animation all changes are undone or completed, *whichever way it ended*. Then, last
///   of all, the animator reports the real outcome.
/// - It ignores the flag "finished". An app that goes to the background loses its animations, but
///   the card has been opened all the same.
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

  // MARK: - Steps

  /// Adds the card to the container of a presentation, or the home screen's view to that of a
  /// dismissal.
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

  /// Returns the view of the home screen that presented the card, if UIKit had removed it and the
  /// animator has to add it again.
  func incomingHome(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: .to)
  }

  /// Moves the card to the place at which the animation begins: below the screen for a
  /// presentation.
  func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting { card.transform = below(context) }
  }

  /// Moves the card to the place at which the animation ends: below the screen for a dismissal.
  func animate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.transform = isPresenting ? .identity : below(context)
  }

  /// Undoes, after the animation, the changes that were made only for it: the card's transform and,
  /// after a cancelled dismissal, the added view of the home screen.
  func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    card.transform = .identity
    if !isPresenting, context.transitionWasCancelled {
      incomingHome(in: context)?.removeFromSuperview()
    }
  }

  /// Completes the transition, and tells UIKit if it finished or was cancelled.
  func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Returns the transform that moves the card below the screen.
  func below(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
  }
}
