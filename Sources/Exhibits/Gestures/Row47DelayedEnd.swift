import UIKit

/// An interactor that ends the transition, and ends it again after a delay.
///
/// - Symptom: Usually none. Now and then a card that was just pulled away comes back, or one that
///   sprang back goes.
/// - Cause: A work-around for the frozen flick (see ``ForgetfulInteractor``) that is found on the
///   net: send the end once more after a delay, "when the transition has surely started". By then
///   it has mostly ended, and the call goes to a context that is no longer in use.
/// - Cure: Do not wait for a time to end a transition. Send the end when it is known, or, if that
///   is too early, from `startInteractiveTransition(_:)`. See ``PanInteractor/send(_:)``.
final class DoubtfulInteractor: PanInteractor {
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  override func send(_ outcome: Outcome) {
    super.send(outcome)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [self] in
      switch outcome {
      case .finish: context?.finishInteractiveTransition()
      case .cancel: context?.cancelInteractiveTransition()
      }
      context = nil
    }
  }
}
