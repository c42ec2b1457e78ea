import UIKit

/// Turns the screen over like a page of a calendar.
///
/// One object serves both ways; ``isDismissal`` is set each time it is handed out.
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

/// A screen that knows what comes next.
@MainActor
protocol FlipTarget: AnyObject {
  /// Whether it can go there now.
  var mayProceed: Bool { get }
  /// Goes there.
  func proceed()
}

/// One pan for all screens, on the window, since the screens' views come and go while the page
/// turns.
class FlipInteractor: PanInteractor {
  /// The screen that is shown; whoever appears says so.
  weak var target: (any FlipTarget)?

  /// Adds the pan to the window, the first time.
  func attach(to window: UIWindow?) {
    if pan.view == nil { window?.addGestureRecognizer(pan) }
  }

  override var mayBegin: Bool { target?.mayProceed ?? false }

  override func begin() { target?.proceed() }
}

/// The interactor as it was published.
///
/// The progress is the *absolute* translation, so an upward drag turns the page as a downward one
/// does; it is not clamped, and a flick that is over before the transition has started is lost.
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
