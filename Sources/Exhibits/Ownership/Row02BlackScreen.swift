import UIKit

/// Takes the presenter's view into the container, where it is not the animator's to touch.
///
/// - Symptom: Close the card, and the screen is black.
/// - Cause: The presenter's view never left the window, since the style of the presentation leaves
///   it there. The animator, written for a style that does not, fetches it from the *controller*
///   and adds it to the container. When the dismissal is over UIKit throws the container away, with
///   the presenter's view in it.
/// - Cure: Fetch views from the context: `view(forKey: .to)` is nil if there is nothing to add. See
///   ``CardAnimator/incomingHome(in:)``.
final class StealingAnimator: CardAnimator {
  override func incomingHome(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }
}
