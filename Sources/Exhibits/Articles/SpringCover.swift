import UIKit

/// An animator that moves a screen up with a slow spring. The screen that it covers fades.
class SpringCoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let incoming = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to),
      let outgoing = context.viewController(forKey: .from)?.view
    else { return context.completeTransition(false) }
    let final = context.finalFrame(for: controller)
    incoming.frame = final.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    context.containerView.addSubview(incoming)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: {
        incoming.frame = final
        outgoing.alpha = 0.5
      },
      completion: { [self] _ in
        incoming.frame = final
        conclude(outgoing, in: context)
      })
  }

  func conclude(_ outgoing: UIView, in context: any UIViewControllerContextTransitioning) {
    outgoing.alpha = 1
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// The animator of the spring as its article published it. It always reports success, and restores
/// the alpha only after the report.
///
/// - Note: The late alpha does no harm, because nothing is drawn between the report and the change.
///   Only code that reads the view in `viewDidDisappear` sees it.
final class PublishedSpringCoverAnimator: SpringCoverAnimator {
  override func conclude(
    _ outgoing: UIView, in context: any UIViewControllerContextTransitioning
  ) {
    context.completeTransition(true)
    outgoing.alpha = 1
  }
}

/// The spring's interactor in its corrected form. After the finger is lifted, the transition runs
/// the slower the less of it remains, but never at less than half speed.
final class UnhurriedInteractor: PanInteractor {
  override func send(_ outcome: Outcome) {
    completionSpeed = max(1 - percentComplete, 0.5)
    super.send(outcome)
  }
}

/// The spring's interactor as its article published it. Instead of `completionSpeed` it sets a
/// misspelt property of its own, which has no effect.
final class PublishedSpringCoverInteractor: PublishedInteractor {
  private(set) var completionSeed: CGFloat = 1

  override func willLetGo() { completionSeed = 1 - percentComplete }
}

/// The spring's published interactor with the right spelling, which is worse: at 100 % the
/// completion speed is 0, and the transition never ends.
final class StallingInteractor: PublishedInteractor {
  override func willLetGo() { completionSpeed = 1 - percentComplete }
}

/// The first page of a stack, which can also present a modal screen.
final class CoverHomeScreen: Screen {
  private let transition: CardTransition

  init(_ transition: CardTransition) {
    self.transition = transition
    super.init("First")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "showAction" else { return }
    segue.destination.modalPresentationStyle = .custom
    segue.destination.transitioningDelegate = transition
  }

  func open() {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, transitionCoordinator == nil
    else { return }
    performSegue(withIdentifier: "showAction", sender: self)
  }

  func close() {
    guard presentedViewController != nil, transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }
}
