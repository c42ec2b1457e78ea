import UIKit

/// A home screen that creates its card's transition anew before every dismissal, and keeps it.
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
