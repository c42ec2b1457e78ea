import UIKit

/// A card that does not retain its transitioning delegate.
///
/// - Symptom: The card comes and goes like any other, with the system's own animation. The app's
///   animator is never called.
/// - Cause: `transitioningDelegate` is weak. A delegate that no other object retains is released
///   before UIKit can ask it anything.
/// - Cure: Retain it in the controller that it serves. See ``CardScreen``.
///
/// The system's transition is correct, so no clause reports it. It takes a subject that expects its
/// own animator.
final class UnkeptCardScreen: CardScreen {
  init() {
    super.init()
    let delegate = CardTransition(interactor: transition.interactor)
    transitioningDelegate = delegate
  }
}
