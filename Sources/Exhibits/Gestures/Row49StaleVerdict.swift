import UIKit

/// An interactor that decides while the finger moves, and uses the decision when the finger is
/// lifted.
///
/// A drag that has once passed the middle finishes the transition, even if the finger turns back.
class DecidingInteractor: PanInteractor {
  private var shouldComplete = false

  override func dragBegan() {
    forgetVerdict()
    super.dragBegan()
  }

  override func dragMoved() {
    super.dragMoved()
    if progress > 0.5 { shouldComplete = true }
  }

  override var outcome: Outcome { shouldComplete ? .finish : .cancel }

  func forgetVerdict() { shouldComplete = false }
}

/// An interactor that lets a flick decide by its direction, and uses the earlier decision for
/// slower drags.
final class FlickedDecidingInteractor: DecidingInteractor {
  override var outcome: Outcome { flickOutcome ?? super.outcome }
}

/// An interactor that may use the decision of the previous drag.
///
/// - Symptom: Pull the page far, and a call comes in: it springs back. Touch it briefly afterwards,
///   and it is gone.
/// - Cause: The decision is written in `.changed`, read in `.ended` and never reset. So a drag too
///   short for a decision of its own uses the last one's.
/// - Cure: Begin each drag without a decision. See ``DecidingInteractor/dragBegan()``.
final class PrejudicedInteractor: DecidingInteractor {
  override func forgetVerdict() {}
}
