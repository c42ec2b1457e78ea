import UIKit

/// Finishes only what has been seen to follow the finger.
class WitnessedInteractor: PanInteractor {
  private var hasFollowed = false

  override func dragBegan() {
    hasFollowed = false
    super.dragBegan()
  }

  override func dragMoved() {
    super.dragMoved()
    if hasStarted { hasFollowed = true }
  }

  override var outcome: Outcome { hasFollowed ? super.outcome : .cancel }
}

/// Lets a flick decide, which can be over before anything has followed the finger.
final class FlickedWitnessedInteractor: WitnessedInteractor {
  override var outcome: Outcome { flickOutcome ?? super.outcome }
}

/// Takes the first movement for the end.
///
/// - Symptom: The card cannot be pulled away. It twitches under the finger and springs back,
///   however far one pulls.
/// - Cause: A `default:` that was meant for `.cancelled` and `.failed`, in a `switch` that forgot
///   `.changed`. The first movement after the start lands there and cancels. Nothing breaks: every
///   drag is a cancelled drag, cleanly.
/// - Cure: Name every state. See ``PanInteractor/handlePan(_:)``.
///
/// No clause of the contract can see this one, as each transition by itself is in order. What is
/// missing can only be missed by who expects it: a subject that says which transitions must have
/// finished under a finger.
final class StillbornInteractor: WitnessedInteractor {
  override func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: dragBegan()
    case .ended: dragEnded()
    default: dragFailed()
    }
  }
}
