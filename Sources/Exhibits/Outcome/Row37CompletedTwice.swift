import UIKit

/// Moves the card and fades it, with an animation for each.
class FadingCardAnimator: CardAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    super.animateTransition(using: context)
    if isPresenting { card.alpha = 0.2 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
      card.alpha = isPresenting ? 1 : 0.2
    } completion: { [self] _ in
      faded(in: context)
    }
  }

  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    card.alpha = 1
  }

  /// The fading ends with the moving, which reports.
  func faded(in context: any UIViewControllerContextTransitioning) {}
}

/// Reports once for each.
///
/// - Symptom: Whatever is asked for right after the card has arrived is over before it begins; the
///   console speaks of unbalanced calls.
/// - Cause: Two animations with a completion each, and each calls `completeTransition`. The second
///   call comes after the end, and there may be another transition by then.
/// - Cure: One of them reports, the last. See ``FadingCardAnimator/faded(in:)``.
final class StutteringAnimator: FadingCardAnimator {
  override func faded(in context: any UIViewControllerContextTransitioning) {
    report(to: context, finished: true)
  }
}
