import UIKit

/// Slides a modal screen out to the right, while the one behind it grows into place.
class SlideAwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    let frame = outgoing.frame
    let frameOfIncoming = incoming.frame
    incoming.frame = frame.insetBy(dx: 20, dy: 20)
    context.containerView.addSubview(incoming)
    context.containerView.sendSubviewToBack(incoming)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      outgoing.frame = frame.offsetBy(dx: frame.width, dy: 0)
      incoming.frame = frame
      incoming.alpha = 1
    } completion: { [self] _ in
      if context.transitionWasCancelled { putBack(incoming, at: frameOfIncoming) }
      outgoing.frame = frame
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Takes the incoming view away again; UIKit takes back what was animated, and nothing of what
  /// came before that.
  func putBack(_ incoming: UIView, at frame: CGRect) {
    incoming.removeFromSuperview()
    incoming.frame = frame
  }
}

/// The animator as it was published.
///
/// After a cancelled dismissal the incoming view stays in the container, twenty points smaller than
/// the screen all round, and it is what one would see if the modal screen let anything through.
final class PublishedSlideAwayAnimator: SlideAwayAnimator {
  override func putBack(_ incoming: UIView, at frame: CGRect) {}
}

/// The interactor as it was published: besides what ``PublishedInteractor`` gets wrong, it holds on
/// to the controller that it dismissed, until the next one comes.
final class PublishedSlideAwayInteractor: PublishedInteractor {
  private var dismissed: UIViewController?

  override weak var controller: UIViewController? {
    didSet { dismissed = controller }
  }
}
