import UIKit

/// Clears away the presenter's view when a dismissal is cancelled.
///
/// - Symptom: Pull the card a little, let it spring back, then close it: behind it there is
///   nothing.
/// - Cause: The clean-up after a cancel removes the incoming view without asking whether the
///   animator was the one who had added it. Here the style had left it on the screen all the time.
/// - Cure: Remove what you have added and nothing else. See ``CardAnimator/cleanUp(_:in:)``.
final class OverzealousAnimator: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    if !isPresenting, context.transitionWasCancelled {
      context.viewController(forKey: .to)?.view.removeFromSuperview()
    }
  }
}
