import UIKit

/// An animator that moves the presenter's view into the container although UIKit left it on the
/// screen.
///
/// - Symptom: Close the card, and the screen is black.
/// - Cause: The presenter's view never left the window, because the style of the presentation
///   leaves it there. The animator, written for another style, gets the view from the *controller*
///   and adds it to the container. After the dismissal UIKit removes the container, with the
///   presenter's view in it.
/// - Cure: Get views from the context: `view(forKey: .to)` is nil if there is nothing to add. See
///   ``CardAnimator/incomingHome(in:)``.
final class StealingAnimator: CardAnimator {
  override func incomingHome(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }
}
