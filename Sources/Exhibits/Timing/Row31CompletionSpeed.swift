import UIKit

/// An interactor that slows down the part of the transition after the finger is lifted: the less of
/// it is left, the slower it runs.
class PacedInteractor: PanInteractor {
  override func send(_ outcome: Outcome) {
    if hasStarted { completionSpeed = pace }
    super.send(outcome)
  }

  /// The completion speed for the rest of the transition: the part that is left, but never less
  /// than 0.35.
  var pace: CGFloat { max(1 - percentComplete, 0.35) }
}

/// An interactor whose completion speed can be zero.
///
/// - Symptom: Pull the card all the way down and let go: it never goes. Nearly all the way, and it
///   crawls.
/// - Cause: `completionSpeed = 1 - percentComplete`, a formula copied from one forum answer to the
///   next. At the very end it is zero, and a transition without speed never arrives.
/// - Cure: Keep the speed well above zero. See ``PacedInteractor/pace``.
final class CrawlingInteractor: PacedInteractor {
  override var pace: CGFloat { 1 - percentComplete }
}
