import UIKit

/// Lets the rest of the way take longer the less of it is left.
class PacedInteractor: PanInteractor {
  override func send(_ outcome: Outcome) {
    if hasStarted { completionSpeed = pace }
    super.send(outcome)
  }

  /// Never slower than a third of the speed.
  var pace: CGFloat { max(1 - percentComplete, 0.35) }
}

/// Slows down to nothing.
///
/// - Symptom: Pull the card all the way down and let go: it never goes. Nearly all the way, and it
///   crawls.
/// - Cause: `completionSpeed = 1 - percentComplete`, a formula that is handed on from answer to
///   answer. At the very end it is zero, and what has no speed does not arrive.
/// - Cure: Keep the speed well above zero. See ``PacedInteractor/pace``.
final class CrawlingInteractor: PacedInteractor {
  override var pace: CGFloat { 1 - percentComplete }
}
