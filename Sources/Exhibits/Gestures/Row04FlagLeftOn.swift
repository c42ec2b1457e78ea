import UIKit

/// Goes on believing in a finger after a cancelled drag.
///
/// - Symptom: Pull the card a little and let it spring back. Then close it with its button: nothing
///   happens, ever.
/// - Cause: The flag that says "a finger is dragging" is put out where the drag finishes and
///   forgotten where it is cancelled. The next dismissal, which no finger drives, is handed the
///   interactor and waits for it.
/// - Cure: Put the flag out first thing, whatever comes of the drag. See
///   ``PanInteractor/letGo(_:)``.
final class BelievingInteractor: PanInteractor {
  override func letGo(_ outcome: Outcome) {
    if outcome == .finish { isDragging = false }
    send(outcome)
  }
}
