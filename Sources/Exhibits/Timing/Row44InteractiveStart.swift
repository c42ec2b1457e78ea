import UIKit

/// A transitioning delegate that always returns its interactor. Otherwise no finger could catch a
/// running transition.
final class CatchableTransition: CardTransition {
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

/// An interactor that starts a transition interactively only if a finger drives it.
class CatchableInteractor: PanInteractor {
  override init(_ direction: Direction = .down, over length: CGFloat? = nil) {
    super.init(direction, over: length)
    wantsInteractiveStart = false
  }

  override func begin() {
    wantsInteractiveStart = true
    super.begin()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    wantsInteractiveStart = false
  }
}

/// An interactor that always waits for a finger.
///
/// - Symptom: Pulling the card away works, its button freezes the app.
/// - Cause: With an interruptible animator the interactor is returned for every transition, so that
///   a finger can catch a running one. `wantsInteractiveStart` tells UIKit if the transition also
///   *starts* interactively. It is true by default, and UIKit then holds the animator at 0 % for a
///   finger that is not there.
/// - Cure: Make it true while a drag requests the transition, and false before and after. See
///   ``CatchableInteractor/begin()``.
final class ExpectantInteractor: PanInteractor {}
