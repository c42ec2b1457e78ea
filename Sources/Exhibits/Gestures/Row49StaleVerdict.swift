import UIKit

/// Makes up its mind while the finger moves, and acts on it when the finger has gone.
class DecidingInteractor: PanInteractor {
  private var shouldComplete = false

  override func dragBegan() {
    forgetVerdict()
    super.dragBegan()
  }

  override func dragMoved() {
    super.dragMoved()
    shouldComplete = super.outcome == .finish
  }

  override var outcome: Outcome { shouldComplete ? .finish : .cancel }

  func forgetVerdict() { shouldComplete = false }
}

/// Acts on what it decided about the drag before.
///
/// - Symptom: Pull the page far, and a call comes in: it springs back. Touch it briefly afterwards, and it is gone.
/// - Cause: The verdict is written in `.changed` and read in `.ended`. A drag short enough has no `.changed`, and is
///   judged by the last one's.
/// - Cure: Begin each drag without a verdict. See ``DecidingInteractor/dragBegan()``.
final class PrejudicedInteractor: DecidingInteractor {
  override func forgetVerdict() {}
}
