import UIKit

/// Lets the card go by itself once it has been pulled far enough.
class SnappingInteractor: PanInteractor {
  override func dragMoved() {
    super.dragMoved()
    if isDragging, hasStarted, progress > 0.7 { snap() }
  }

  func snap() { letGo(.finish) }
}

/// Lets it go and holds on.
///
/// - Symptom: None for now; UIKit passes over calls that come too late. Until one of them comes early enough for the
///   *next* transition.
/// - Cause: The card was let go at 70 %, and the state that says "a finger drives this" was not left. The next movement
///   sends another `update`, and another `finish`; lifting the finger sends a third end, or a `cancel`.
/// - Cure: Leave that state when `finish` or `cancel` is sent, wherever that is. See ``PanInteractor/letGo(_:)``.
final class ClutchingInteractor: SnappingInteractor {
  override func snap() { finish() }
}
