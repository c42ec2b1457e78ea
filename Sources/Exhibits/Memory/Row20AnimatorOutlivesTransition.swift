import UIKit

/// An animator that keeps its property animator after a cancelled transition.
///
/// - Symptom: Pull the card a little and let it spring back. The next attempt to close it freezes
///   the app.
/// - Cause: The animator object is kept for all transitions, and its property animator, which
///   belongs to one of them, is released only if that one succeeded. The next transition gets a
///   property animator that has run already, and whose completion has been called.
/// - Cure: Release it in `animationEnded(_:)` whatever the argument; better still, create a new
///   object for each transition. See ``InterruptibleAnimator/animationEnded(_:)``.
final class ClingingAnimator: InterruptibleAnimator {
  override func animationEnded(_ transitionCompleted: Bool) {
    if transitionCompleted { forget() }
  }
}
