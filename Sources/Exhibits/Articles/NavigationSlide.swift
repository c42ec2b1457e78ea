import UIKit

/// An animator that pushes a page in from the left and pops it out to the left.
class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let page = isPush ? incoming : outgoing
    let aside = CGAffineTransform(translationX: -container.bounds.width, y: 0)
    container.addSubview(incoming)
    container.bringSubviewToFront(page)
    if isPush { page.transform = aside }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPush] in
      page.transform = isPush ? .identity : aside
    } completion: { [self] _ in
      cleanUp(page)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Removes the page's transform at the end, whichever way the transition ended.
  func cleanUp(_ page: UIView) {
    page.transform = .identity
  }
}

/// The animator of the navigation slide as its article published it.
///
/// A popped page keeps its transform. Most pages are released then, so the transform is never seen.
/// But a page that is kept and pushed again gets its frame while it still has the transform, and
/// ends up beside the screen.
final class PublishedNavigationSlideAnimator: NavigationSlideAnimator {
  override func cleanUp(_ page: UIView) {}
}
