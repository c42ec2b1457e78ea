import UIKit

/// A home screen that can put another card in the place of the one that is open.
///
/// Nobody may tap anything meanwhile, so the screen is locked until the other card can come.
class SwappingHomeScreen: HomeScreen {
  /// Puts another card in the place of this one, unless something moves.
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

/// Dismisses and presents in one breath.
///
/// - Symptom: The card goes, the other one never comes, and the home screen is dead.
/// - Cause: `dismiss` and `present` in the same turn. The home screen still presents the first
///   card, so the second is refused ("Attempt to present … which is already presenting"), and its
///   completion, which was to unlock the screen, is never called.
/// - Cure: Present from the completion of the dismissal. See ``SwappingHomeScreen/replaceCard()``.
final class BreathlessHomeScreen: SwappingHomeScreen {
  override func replaceCard() {
    dismiss(animated: true)
    present(makeCard(), animated: true) { [self] in unlock() }
  }
}
