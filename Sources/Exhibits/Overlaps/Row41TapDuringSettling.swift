import UIKit

/// A list that leads on when nobody drags, which is not the same as when nothing moves.
///
/// - Symptom: Pull the page away and tap a row of the one that comes into view before it has
///   arrived: the stack is left in a mess.
/// - Cause: The handler asks whether a finger is dragging. When the finger has let go, the page
///   still has a way to go, and the screen listens to touches all that way because the transition
///   was a finger's.
/// - Cure: Ask for the `transitionCoordinator`, which stays until the views have come to rest. See
///   ``ListPage/select()``.
final class EarlyListPage: ListPage {
  private weak var interactor: PanInteractor?

  init(_ interactor: PanInteractor) {
    self.interactor = interactor
    super.init()
  }

  override func select() {
    if interactor?.isDragging == false { lead() }
  }
}
