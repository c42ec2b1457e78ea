import UIKit

/// A home screen that gives its card a new transitioning delegate before every dismissal. That is
/// correct, because the home screen retains the delegate, which the card holds only weakly.
final class RefittingHomeScreen: HomeScreen {
  private var refitted: CardTransition?

  override func close() {
    if let card = presentedViewController as? CardScreen, transitionCoordinator == nil {
      let transition = CardTransition(interactor: card.transition.interactor)
      refitted = transition
      card.transitioningDelegate = transition
    }
    super.close()
  }
}
