import UIKit

/// An animator that turns the screen over like a page of a calendar.
///
/// The same object presents and dismisses. Its delegate sets ``isDismissal`` whenever it returns
/// the object to UIKit.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isDismissal = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to),
      let controller = context.viewController(forKey: .from)
    else { return context.completeTransition(false) }
    let container = context.containerView
    container.addSubview(incoming)
    outgoing.frame = context.initialFrame(for: controller)
    incoming.frame = context.initialFrame(for: controller)
    container.layer.sublayerTransform.m34 = -1 / container.bounds.height
    let quarter: CGFloat = isDismissal ? -.pi / 2 : .pi / 2
    incoming.layer.transform = CATransform3DMakeRotation(-quarter, 1, 0, 0)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          outgoing.layer.transform = CATransform3DMakeRotation(quarter, 1, 0, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          incoming.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        outgoing.layer.transform = CATransform3DIdentity
        incoming.layer.transform = CATransform3DIdentity
        container.layer.sublayerTransform = CATransform3DIdentity
        if context.transitionWasCancelled { incoming.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// A screen from which a pan gesture leads to another screen.
@MainActor
protocol FlipTarget: AnyObject {
  /// True if a pan may start the transition to the other screen now.
  var mayProceed: Bool { get }
  /// Starts the transition to the other screen, because a pan has begun.
  func proceed()
}

/// An interactor for the flip, with one pan recogniser for all screens.
///
/// The recogniser is added to the window, because the screens' views enter and leave the window
/// during a transition.
class FlipInteractor: PanInteractor {
  /// The visible screen, on which a pan acts. Each screen sets itself here when it appears.
  weak var target: (any FlipTarget)?

  /// Adds the pan recogniser to the window, unless it has been added before.
  func attach(to window: UIWindow?) {
    if pan.view == nil { window?.addGestureRecognizer(pan) }
  }

  override var mayBegin: Bool { target?.mayProceed ?? false }

  override func begin() { target?.proceed() }
}

/// The flip's interactor as it was published.
///
/// The progress is the *absolute* translation, so an upward drag turns the page like a downward
/// one. It is not clamped, and a flick that ends before the transition has started is lost.
final class PublishedFlipInteractor: FlipInteractor {
  override var progress: CGFloat {
    length > 0 ? abs(along(pan.translation(in: nil))) / length : 0
  }

  override func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      begin()
    case .changed:
      update(progress)
    case .ended:
      if progress < 0.5 { cancel() } else { finish() }
      isDragging = false
    case .cancelled:
      cancel()
      isDragging = false
    default: break
    }
  }
}
