import UIKit

/// A card that fades during its dismissal.
class FadingCardScreen: CardScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.alpha = 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade()
  }

  /// Fades the card through the transition coordinator, so that the fading is a part of the
  /// transition.
  func fade() {
    transitionCoordinator?.animate(
      alongsideTransition: { [view] _ in view?.alpha = 0.6 },
      completion: { [view] _ in view?.alpha = 1 })
  }
}

/// A card that fades by an animation of its own.
///
/// - Symptom: Pull the card and let go: it moves to where it belongs and stays there, dead.
/// - Cause: A percent-driven transition stops the time of the views that it moves. Any other
///   animation of these views is stopped with the rest, and on some versions of iOS the completion
///   of the transition never comes. It is UIKit's fault as much as the app's; it was first observed
///   with the status bar.
/// - Cure: Run all animations during a transition through its coordinator. See
///   ``FadingCardScreen/fade()``.
final class SoloFadingCardScreen: FadingCardScreen {
  override func fade() {
    UIView.animate(withDuration: 1) { self.view.alpha = 0.6 }
  }
}
