import UIKit

/// A list that checks for a drag instead of a transition before it leads on.
///
/// - Symptom: Pull the page away and tap a row of the page that comes into view before it has
///   arrived: the stack is corrupted.
/// - Cause: The handler checks only if a finger is dragging. After the finger is lifted, the page
///   still has a way to go, and the screen takes touches all that way because the transition was
///   interactive.
/// - Cure: Check for the `transitionCoordinator`, which exists until the views have come to rest.
///   See ``ListPage/select()``.
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
