import UIKit

/// Keeps its property animator after a cancelled transition.
///
/// - Symptom: Pull the card a little and let it spring back. The next attempt to close it freezes
///   the app.
/// - Cause: The animator object is kept for all transitions, and what belongs to one of them, here
///   a property animator, is forgotten only where that one succeeded. The next is given an animator
///   which has run already, and whose completion has been called.
/// - Cure: Forget in `animationEnded(_:)` whatever its argument; better still, make a new object
///   for each transition. See ``InterruptibleAnimator/animationEnded(_:)``.
final class ClingingAnimator: InterruptibleAnimator {
  override func animationEnded(_ transitionCompleted: Bool) {
    if transitionCompleted { forget() }
  }
}
