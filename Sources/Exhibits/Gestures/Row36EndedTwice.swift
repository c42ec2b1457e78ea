import UIKit

/// An interactor that updates the progress for the last time before it ends the drag.
class ExactInteractor: PanInteractor {
  override func letGo(_ outcome: Outcome) {
    catchUp()
    super.letGo(outcome)
  }

  final func catchUp() {
    if hasStarted { update(progress) }
  }
}

/// An interactor that updates the progress once more after it has ended the drag.
///
/// - Symptom: None for now, because UIKit ignores a call that comes too late. That is not
///   documented, and an interactor that calls the context directly has no such protection.
/// - Cause: The interactive phase ends with the first `finish` or `cancel`. A later call, such as
///   `update` here, has no effect any more.
/// - Cure: Make all updates first, and end last, once. See ``ExactInteractor/letGo(_:)``.
final class AfterthoughtInteractor: ExactInteractor {
  override func letGo(_ outcome: Outcome) {
    super.letGo(outcome)
    catchUp()
  }
}
