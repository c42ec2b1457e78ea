import UIKit

/// A transition that tells somebody when its card is closed.
final class TellingTransition: CardTransition {
  var onDismissal: (() -> Void)?

  override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onDismissal?()
    return super.animationController(forDismissed: dismissed)
  }
}

/// A home screen that can open its card and close it as soon as it has come.
final class GlimpsingHomeScreen: HomeScreen {
  func glimpse() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(makeCard(), animated: true) { [self] in dismiss(animated: true) }
  }
}

/// A card that counts how often it was asked to close.
class CountingCardScreen: CardScreen {
  private(set) var timesAsked = 0

  init() {
    let transition = TellingTransition()
    super.init(transition)
    listen(to: transition)
  }

  func listen(to transition: TellingTransition) {
    transition.onDismissal = { [weak self] in self?.count() }
  }

  final func count() { timesAsked += 1 }
}

/// Listens with a closure that keeps it alive.
///
/// - Symptom: The app's memory grows with every card that is opened; old cards go on working in the
///   dark.
/// - Cause: The card keeps its transition, as it must. The transition keeps a closure, and the
///   closure keeps the card.
/// - Cure: `[weak self]`. See ``CountingCardScreen/listen(to:)``.
final class ImmortalCardScreen: CountingCardScreen {
  override func listen(to transition: TellingTransition) {
    transition.onDismissal = { self.count() }
  }
}
