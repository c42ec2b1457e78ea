import UIKit

/// An interactor that loses the end of a flick that is over before the transition has started.
///
/// - Symptom: Flick the card away fast, or while the app is busy, and the screen freezes: the card
///   stays where it is, and nothing can be opened or closed any more.
/// - Cause: `dismiss` only makes a request; the transition starts one turn of the run loop later. A
///   flick can begin and end in one turn. Its `finish()` then finds nothing to finish, and the
///   transition that starts next waits for a finger that has gone.
/// - Cure: Remember the end, and send it from `startInteractiveTransition(_:)`. See
///   ``PanInteractor/send(_:)``.
final class ForgetfulInteractor: PanInteractor {
  override func send(_ outcome: Outcome) {
    switch outcome {
    case .finish: finish()
    case .cancel: cancel()
    }
  }
}
