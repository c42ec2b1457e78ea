import UIKit

/// A card that fades while it is on its way out.
class FadingCardScreen: CardScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.alpha = 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade()
  }

  /// Asks the coordinator, so that the fading is part of the transition.
  func fade() {
    transitionCoordinator?.animate(
      alongsideTransition: { [view] _ in view?.alpha = 0.6 },
      completion: { [view] _ in view?.alpha = 1 })
  }
}

/// Fades on its own account.
///
/// - Symptom: Pull the card and let go: it moves to where it belongs and stays there, dead.
/// - Cause: A percent-driven transition stops the time of the views that it moves. An animation of
///   theirs that is not the transition's own is stopped with the rest, and on some versions of iOS
///   the completion of the whole never comes. UIKit's fault as much as the app's; it was first met
///   with the status bar.
/// - Cure: Whatever moves during a transition goes through its coordinator. See
///   ``FadingCardScreen/fade()``.
final class SoloFadingCardScreen: FadingCardScreen {
  override func fade() {
    UIView.animate(withDuration: 1) { self.view.alpha = 0.6 }
  }
}
