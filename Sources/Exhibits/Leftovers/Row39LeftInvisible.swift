import UIKit

/// An animator that fades a page out over the next one.
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

  /// Makes the outgoing page opaque again, once it is off the screen.
  func show(_ page: UIView) { page.alpha = 1 }
}

/// An animator that leaves the outgoing page invisible.
///
/// - Symptom: Push a page and go back: the first page is blank, and no tap reaches it.
/// - Cause: The outgoing page was faded to alpha 0 and removed in that state. Its controller lives
///   on, and when its view comes back it is still invisible, and an invisible view takes no
///   touches.
/// - Cure: Restore the page once it is off the screen. See ``FadingPageAnimator/show(_:)``.
final class ErasingAnimator: FadingPageAnimator {
  override func show(_ page: UIView) {}
}
