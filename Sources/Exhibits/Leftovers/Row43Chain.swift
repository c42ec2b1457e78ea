import UIKit

/// A card that can open one more card above itself.
final class ChainedCardScreen: CardScreen {
  /// Opens one more, unless there is one, or something moves.
  func more(_ card: ChainedCardScreen) {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(card, animated: true)
  }
}

/// A grey veil over whatever is behind a card.
final class Veil: UIView {}

/// Puts a veil over the screen behind the card, and takes it away with the card.
class VeilingAnimator: CardAnimator {
  override func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.willAnimate(card, in: context)
    guard isPresenting, let behind = context.viewController(forKey: .from)?.view else { return }
    let veil = Veil(frame: behind.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    behind.addSubview(veil)
  }

  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    guard !isPresenting, !context.transitionWasCancelled else { return }
    for case let veil as Veil in veiled(in: context)?.subviews ?? [] { veil.removeFromSuperview() }
  }

  /// What comes into view when the card has gone: where the dismissal *arrives*.
  func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }
}

/// Takes the veil from the controller that had presented the card.
///
/// - Symptom: Open a card above a card, and close both at once: the home screen stays under its veil.
/// - Cause: `dismiss` on the home screen closes the whole chain in one transition, from the topmost card to the
///   home screen. The card that had presented the topmost one goes with it, and is nobody to return to.
/// - Cure: Ask the context where it goes, not the card where it came from. See ``VeilingAnimator/veiled(in:)``.
final class LoyalAnimator: VeilingAnimator {
  override func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .from)?.presentingViewController?.view
  }
}
