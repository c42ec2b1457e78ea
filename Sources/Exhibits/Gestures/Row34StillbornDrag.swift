import UIKit

/// An interactor that finishes a drag's transition only if the transition has followed the finger
/// for at least one movement.
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

/// An interactor that also finishes after a flick that ends before the transition could follow it.
final class FlickedWitnessedInteractor: WitnessedInteractor {
  override var outcome: Outcome { flickOutcome ?? super.outcome }
}

/// An interactor that takes the first movement for the end of the drag.
///
/// - Symptom: The card cannot be pulled away. It twitches under the finger and springs back,
///   however far one pulls.
/// - Cause: The `switch` has a `default:` meant for `.cancelled` and `.failed`, and no case for
///   `.changed`. So the first movement after the start cancels the transition. Nothing breaks:
///   every drag is a cleanly cancelled drag.
/// - Cure: Name every state. See ``PanInteractor/handlePan(_:)``.
///
/// No clause of the contract can see this bug, because each transition by itself is in order. It
/// takes a subject that expects transitions that finish under a finger.
final class StillbornInteractor: WitnessedInteractor {
  override func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: dragBegan()
    case .ended: dragEnded()
    default: dragFailed()
    }
  }
}
