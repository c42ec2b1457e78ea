import UIKit

/// Sets its card's transition up again before every use, and keeps it.
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
