import UIKit

/// Gives up without a word if something is missing.
///
/// - Symptom: The card opens and cannot be closed again; every touch on the screen is dead.
/// - Cause: `guard … else { return }` at the top of `animateTransition`. Here the guard asks for
///   the presenter's view, which the context does not give under a style that leaves it on the
///   screen. Whatever it asks for, someone has to tell the context that the transition is over.
/// - Cure: Ask only for what is needed, and complete where it is missing. See
///   ``CardAnimator/animateTransition(using:)``.
final class SilentAnimator: CardAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard isPresenting || context.view(forKey: .to) != nil else { return }
    super.animateTransition(using: context)
  }
}
