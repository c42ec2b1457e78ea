import UIKit

/// Brings the views to where the finger left them, and lets go.
class ExactInteractor: PanInteractor {
  override func letGo(_ outcome: Outcome) {
    catchUp()
    super.letGo(outcome)
  }

  final func catchUp() {
    if hasStarted { update(progress) }
  }
}

/// Lets go, and then brings the views to where the finger left them.
///
/// - Symptom: None for now; UIKit passes over a call that comes too late. It is not documented to,
///   and an interactor that talks to the context by itself has no one to pass it over.
/// - Cause: The interactive phase is over with the first `finish` or `cancel`. What follows,
///   another `update` here, drives nothing any more.
/// - Cure: Say all there is to say first, and end last, once. See ``ExactInteractor/letGo(_:)``.
final class AfterthoughtInteractor: ExactInteractor {
  override func letGo(_ outcome: Outcome) {
    super.letGo(outcome)
    catchUp()
  }
}
