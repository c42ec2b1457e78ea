import UIKit

/// An animator that returns without completing the transition if a view is missing.
///
/// - Symptom: The card opens and cannot be closed again; every touch on the screen is dead.
/// - Cause: `guard … else { return }` at the top of `animateTransition`. Here the guard asks for
///   the presenter's view, which the context does not return under a style that leaves it on the
///   screen. In any case the context has to be told that the transition is over.
/// - Cure: Ask only for the views that are needed, and complete the transition if one is missing.
///   See ``CardAnimator/animateTransition(using:)``.
final class SilentAnimator: CardAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard isPresenting || context.view(forKey: .to) != nil else { return }
    super.animateTransition(using: context)
  }
}
