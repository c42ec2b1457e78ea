import UIKit

/// A card that can present one more card above itself.
class ChainedCardScreen: CardScreen {
  /// Presents one more card above this one, unless there is one or a transition is in progress.
  func more(_ card: ChainedCardScreen) {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(card, animated: true)
  }
}

/// A card that adds and removes its veil itself in a presentation without animation, because UIKit
/// then calls no animator.
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

/// A grey veil over the screen behind a card.
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

/// An animator that puts a veil over the screen behind the card, and removes it with the card.
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

  /// Returns the view from which the veil has to be removed: the one that will be visible after the
  /// dismissal.
  func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }
}

/// An animator that removes the veil from the controller that presented the card.
///
/// - Symptom: Open a card above a card, and close both at once: the home screen stays under its
///   veil.
/// - Cause: `dismiss` on the home screen closes the whole chain in one transition, from the topmost
///   card to the home screen. The card that presented the topmost one is dismissed with it, so the
///   dismissal does not return to it.
/// - Cure: Ask the context for the controller to which it returns, not the card for its presenter.
///   See ``VeilingAnimator/veiled(in:)``.
final class LoyalAnimator: VeilingAnimator {
  override func veiled(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .from)?.presentingViewController?.view
  }
}
