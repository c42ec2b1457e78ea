import UIKit

/// An interactor that counts an upward drag as a downward one.
///
/// - Symptom: Push the card *up*, and it goes down; push far enough, and it is gone.
/// - Cause: `abs(translation)`, written to remove the sign, removes the direction too.
/// - Cure: Count movement in the wrong direction as no progress. See ``PanInteractor/progress``.
final class SignlessInteractor: PanInteractor {
  override var progress: CGFloat {
    guard length > 0 else { return 0 }
    return min(abs(along(pan.translation(in: nil))) / length, 1)
  }
}
