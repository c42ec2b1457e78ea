import UIKit

/// An animator that removes the presenter's view when a dismissal is cancelled.
///
/// - Symptom: Pull the card a little, let it spring back, then close it: behind it there is
///   nothing.
/// - Cause: The clean-up after a cancel removes the incoming view without a check that the animator
///   had added it. Here the style had left it on the screen all the time.
/// - Cure: Remove only the views that the animator has added. See ``CardAnimator/cleanUp(_:in:)``.
final class OverzealousAnimator: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    if !isPresenting, context.transitionWasCancelled {
      context.viewController(forKey: .to)?.view.removeFromSuperview()
    }
  }
}
