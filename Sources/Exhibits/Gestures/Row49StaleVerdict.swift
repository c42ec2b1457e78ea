import UIKit

/// Makes up its mind while the finger moves, and acts on it when the finger has gone.
///
/// A drag that was once past the middle goes through.
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

/// Lets a flick decide before any verdict.
final class FlickedDecidingInteractor: DecidingInteractor {
  override var outcome: Outcome { flickOutcome ?? super.outcome }
}

/// Acts on what it decided about the drag before.
///
/// - Symptom: Pull the page far, and a call comes in: it springs back. Touch it briefly afterwards,
///   and it is gone.
/// - Cause: The verdict is written in `.changed` and read in `.ended`. What is never unwritten is
///   read again: a drag too short for a verdict of its own is judged by the last one's.
/// - Cure: Begin each drag without a verdict. See ``DecidingInteractor/dragBegan()``.
final class PrejudicedInteractor: DecidingInteractor {
  override func forgetVerdict() {}
}
