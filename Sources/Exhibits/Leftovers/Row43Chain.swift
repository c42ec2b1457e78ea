import UIKit

/// A card that can open one more card above itself.
class ChainedCardScreen: CardScreen {
  /// Opens one more, unless there is one, or something moves.
  func more(_ card: ChainedCardScreen) {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(card, animated: true)
  }
}

/// A card that brings its veil, and takes it along, also where nothing is animated: no animator is
/// asked then.
final class VeiledCardScreen: ChainedCardScreen {
  private weak var behind: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    behind = presentingViewController?.view
    if !animated, let behind { Veil.cover(behind) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !animated, let behind { Veil.uncover(behind) }
  }
}

/// A grey veil over whatever is behind a card.
final class Veil: UIView {
  static func cover(_ view: UIView) {
    let veil = Veil(frame: view.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(veil)
  }

  static func uncover(_ view: UIView) {
    for case let veil as Veil in view.subviews { veil.removeFromSuperview() }
  }
}

/// Puts a veil over the screen behind the card, and takes it away with the card.
class VeilingAnimator: CardAnimator {
  override func willAnimate(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.willAnimate(card, in: context)
    guard isPresenting, let behind = context.viewController(forKey: .from)?.view else { return }
    Veil.cover(behind)
  }

  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {
    super.cleanUp(card, in: context)
    guard !isPresenting, !context.transitionWasCancelled else { return }
    if let veiled = veiled(in: context) { Veil.uncover(veiled) }
  }

  /// What comes into view when the card has gone: where the dismissal *arrives*.
  func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }
}

/// Takes the veil from the controller that had presented the card.
///
/// - Symptom: Open a card above a card, and close both at once: the home screen stays under its
///   veil.
/// - Cause: `dismiss` on the home screen closes the whole chain in one transition, from the topmost
///   card to the home screen. The card that had presented the topmost one goes with it, and is
///   nobody to return to.
/// - Cure: Ask the context where it goes, not the card where it came from. See
///   ``VeilingAnimator/veiled(in:)``.
final class LoyalAnimator: VeilingAnimator {
  override func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .from)?.presentingViewController?.view
  }
}
