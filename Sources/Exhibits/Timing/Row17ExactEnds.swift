import UIKit

/// An interactor that does not end a transition that has nothing left to animate.
///
/// - Symptom: Pull the card all the way down, or a little and all the way up again, and let go
///   there: the app is frozen. Anywhere in between it works.
/// - Cause: At exactly 100 % or 0 % there is nothing left to animate, so the code does nothing. But
///   the transition ends only when it is *told* to end, wherever the views are.
/// - Cure: Finish or cancel at any progress. See ``PanInteractor/send(_:)``.
final class SparingInteractor: PanInteractor {
  override func send(_ outcome: Outcome) {
    let isThere = percentComplete == (outcome == .finish ? 1 : 0)
    if hasStarted, isThere { return }
    super.send(outcome)
  }
}
