import UIKit

/// An interactor that still reports a drag after a cancelled drag.
///
/// - Symptom: Pull the card a little and let it spring back. Then close it with its button: nothing
///   happens, ever.
/// - Cause: The flag that says "a finger is dragging" is reset when the drag finishes, but not when
///   it is cancelled. The next dismissal, which no finger drives, gets the interactor and waits for
///   it.
/// - Cure: Reset the flag first, whatever the outcome of the drag. See ``PanInteractor/letGo(_:)``.
final class BelievingInteractor: PanInteractor {
  override func letGo(_ outcome: Outcome) {
    if outcome == .finish { isDragging = false }
    send(outcome)
  }
}
