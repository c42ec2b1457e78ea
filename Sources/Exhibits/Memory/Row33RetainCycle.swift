import UIKit

/// A transitioning delegate that calls a closure whenever UIKit asks it for the animator of its
/// card's dismissal.
final class TellingTransition: CardTransition {
  var onDismissal: (() -> Void)?

  override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onDismissal?()
    return super.animationController(forDismissed: dismissed)
  }
}

/// A home screen that can open its card for a moment: it closes the card as soon as the card has
/// appeared.
final class GlimpsingHomeScreen: HomeScreen {
  func glimpse() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(makeCard(), animated: true) { [self] in dismiss(animated: true) }
  }
}

/// A card that counts, in a closure of its transitioning delegate, how often it was asked to close.
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

/// A card that is never released, because a closure retains it.
///
/// - Symptom: The app's memory grows with every card that is opened; old cards go on working
///   unseen.
/// - Cause: The card retains its transition, as it must. The transition retains a closure, and
///   the closure retains the card.
/// - Cure: `[weak self]`. See ``CountingCardScreen/listen(to:)``.
final class ImmortalCardScreen: CountingCardScreen {
  override func listen(to transition: TellingTransition) {
    transition.onDismissal = { self.count() }
  }
}
