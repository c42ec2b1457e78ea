import UIKit

/// An animator that moves the card by one animation and fades it by a second one.
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

  /// The completion of the fading. It does nothing, because the completion of the movement reports
  /// the transition's end.
  func faded(in context: any UIViewControllerContextTransitioning) {}
}

/// An animator that reports once for each of its two animations.
///
/// - Symptom: A transition requested right after the card has arrived is over before it begins; the
///   console reports unbalanced calls.
/// - Cause: Two animations have a completion each, and each calls `completeTransition`. The second
///   call comes after the end, and another transition may have begun by then.
/// - Cure: Let only the last of them report. See ``FadingCardAnimator/faded(in:)``.
final class StutteringAnimator: FadingCardAnimator {
  override func faded(in context: any UIViewControllerContextTransitioning) {
    report(to: context, finished: true)
  }
}
