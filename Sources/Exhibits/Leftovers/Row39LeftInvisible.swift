import UIKit

/// Fades a page away over the next one.
class FadingPageAnimator: PageAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    to.frame = finalFrame(in: context)
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      from.alpha = 0
    } completion: { [self] _ in
      show(from)
      report(to: context)
    }
  }

  /// Makes the outgoing page visible again, out of sight, for the next time.
  func show(_ page: UIView) { page.alpha = 1 }
}

/// Leaves the page as invisible as it has made it.
///
/// - Symptom: Push a page and go back: the first page is blank, and no tap reaches it.
/// - Cause: The outgoing page was faded to alpha 0 and taken off the screen so. Its controller
///   lives on, and when its view comes back it comes back invisible, as an invisible view that
///   takes no touches.
/// - Cure: When it is off the screen, give it back what it had. See
///   ``FadingPageAnimator/show(_:)``.
final class ErasingAnimator: FadingPageAnimator {
  override func show(_ page: UIView) {}
}
