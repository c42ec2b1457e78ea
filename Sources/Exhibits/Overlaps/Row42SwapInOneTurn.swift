import UIKit

/// A home screen that can replace its open card by another one.
///
/// Until the other card can be presented, the home screen ignores taps.
class SwappingHomeScreen: HomeScreen {
  /// Replaces the card by another one, unless a transition is in progress.
  final func swap() {
    guard presentedViewController != nil, transitionCoordinator == nil else { return }
    replaceCard()
    view.isUserInteractionEnabled = false
  }

  func replaceCard() {
    dismiss(animated: true) { [self] in
      unlock()
      present(makeCard(), animated: true)
    }
  }

  final func unlock() { view.isUserInteractionEnabled = true }
}

/// A home screen that dismisses and presents in the same turn.
///
/// - Symptom: The card goes, the other one never comes, and the home screen is dead.
/// - Cause: `dismiss` and `present` are called in the same turn. The home screen still presents the
///   first card, so the second is refused ("Attempt to present … which is already presenting"), and
///   its completion, which should unlock the screen, is never called.
/// - Cure: Present from the completion of the dismissal. See ``SwappingHomeScreen/replaceCard()``.
final class BreathlessHomeScreen: SwappingHomeScreen {
  override func replaceCard() {
    dismiss(animated: true)
    present(makeCard(), animated: true) { [self] in unlock() }
  }
}
