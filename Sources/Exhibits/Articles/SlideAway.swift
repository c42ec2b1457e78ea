import UIKit

/// An animator that slides a modal screen out to the right while the screen behind it grows into
/// place.
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

  /// Removes the incoming view after a cancelled dismissal, because UIKit restores only animated
  /// values, and not changes made before the animation.
  func putBack(_ incoming: UIView, at frame: CGRect) {
    incoming.removeFromSuperview()
    incoming.frame = frame
  }
}

/// The animator of the slide as its article published it.
///
/// After a cancelled dismissal the incoming view stays in the container, twenty points smaller than
/// the screen on all sides. It would be visible if the modal screen were transparent.
final class PublishedSlideAwayAnimator: SlideAwayAnimator {
  override func putBack(_ incoming: UIView, at frame: CGRect) {}
}

/// The interactor of the slide as its article published it. Besides the bugs of
/// ``PublishedInteractor``, it retains the dismissed controller until the next one is presented.
final class PublishedSlideAwayInteractor: PublishedInteractor {
  private var dismissed: UIViewController?

  override weak var controller: UIViewController? {
    didSet { dismissed = controller }
  }
}
