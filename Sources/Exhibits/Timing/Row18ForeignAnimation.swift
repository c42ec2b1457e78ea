import UIKit

/// A card with a badge, which fades out along with the card's dismissal.
class BadgeCardScreen: CardScreen {
  let badge = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.backgroundColor = .red
    view.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    badge.alpha = 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeBadge()
  }

  /// Asks the coordinator, so that the fading is part of the transition.
  func fadeBadge() {
    transitionCoordinator?.animate(
      alongsideTransition: { [badge] _ in badge.alpha = 0 },
      completion: { [badge] _ in badge.alpha = 1 })
  }
}

/// Fades it on its own account.
///
/// - Symptom: Pull the card and let go: it moves to where it belongs and stays there, dead.
/// - Cause: A percent-driven transition stops the time of everything in its container. An animation there that is not the
///   transition's own, and longer, is stopped with the rest, and on some versions the completion of the whole
///   never comes. UIKit's fault; it was first met with the status bar.
/// - Cure: Whatever moves in the container during a transition goes through its coordinator. See
///   ``BadgeCardScreen/fadeBadge()``.
final class SoloBadgeCardScreen: BadgeCardScreen {
  override func fadeBadge() {
    UIView.animate(withDuration: 1) { self.badge.alpha = 0 }
  }
}
