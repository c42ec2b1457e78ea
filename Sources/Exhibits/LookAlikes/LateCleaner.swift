import UIKit

/// An animator that removes its changes only after it has reported the transition's end, but in the
/// same turn of the run loop.
///
/// That is correct, because no frame is drawn between `completeTransition` and the rest of the
/// turn.
final class LateCleaner: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {}

  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    let card = context.view(forKey: isPresenting ? .to : .from)
    super.report(to: context, finished: finished)
    if let card { super.cleanUp(card, in: context) }
  }
}
