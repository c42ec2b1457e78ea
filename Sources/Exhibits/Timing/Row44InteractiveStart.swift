import UIKit

/// Hands the interactor out always, as one has to if a running transition is to be caught.
final class CatchableTransition: CardTransition {
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

/// Starts under the finger if there is one, and by itself if there is none.
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

/// Always waits for a finger.
///
/// - Symptom: Pulling the card away works, its button freezes the app.
/// - Cause: With an interruptible animator the interactor is handed out for every transition, so
///   that a finger can catch one that runs. `wantsInteractiveStart` tells UIKit whether it also
///   *starts* under a finger. It is true unless somebody says otherwise, and UIKit then holds the
///   animator at 0 % for a finger that is not there.
/// - Cure: True while a drag asks for the transition, false before and after. See
///   ``CatchableInteractor/begin()``.
final class ExpectantInteractor: PanInteractor {}
