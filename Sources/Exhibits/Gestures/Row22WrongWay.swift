import UIKit

/// Counts a drag upwards as one downwards.
///
/// - Symptom: Push the card *up*, and it goes down; push far enough, and it is gone.
/// - Cause: `abs(translation)`, written to be rid of the sign, is rid of the direction too.
/// - Cure: Let what goes the wrong way be no progress at all. See ``PanInteractor/progress``.
final class SignlessInteractor: PanInteractor {
  override var progress: CGFloat {
    guard length > 0 else { return 0 }
    return min(abs(along(pan.translation(in: nil))) / length, 1)
  }
}
