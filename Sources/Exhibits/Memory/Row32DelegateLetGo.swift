import UIKit

/// Sets up its transition, and lets go of it.
///
/// - Symptom: The card comes up and goes down as any other, with the system's own animation.
///   Nothing that was written for it is ever called.
/// - Cause: `transitioningDelegate` is weak. An object that was made for it, and that nobody else
///   keeps, is gone before UIKit can ask it anything.
/// - Cure: Keep it, in the controller that it serves. See ``CardScreen``.
///
/// The transition that comes is sound, so no clause speaks up. It takes a subject that expects its
/// own animator.
final class UnkeptCardScreen: CardScreen {
  init() {
    super.init()
    let delegate = CardTransition(interactor: transition.interactor)
    transitioningDelegate = delegate
  }
}
