import UIKit

/// An animator that sets the end values at the end of the animation, and looks at the outcome only
/// a moment later.
///
/// - Symptom: Pull the card a little and let it spring back: as it arrives, it flashes away for an
///   instant and is back.
/// - Cause: The completion moves the card out of sight, and only after a delay, added to let the
///   status bar settle, does it check if the dismissal was cancelled. In between the screen is
///   drawn.
/// - Cure: Check the outcome first, and clean up and report in the same turn, so that no frame is
///   drawn in between. See ``CardAnimator/animateTransition(using:)``.
final class FlashingAnimator: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    guard !isPresenting else { return super.cleanUp(card, in: context) }
    card.transform = below(context)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      super.cleanUp(card, in: context)
      super.report(to: context, finished: true)
    }
  }

  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    if isPresenting { super.report(to: context, finished: finished) }
  }
}
