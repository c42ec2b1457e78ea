import UIKit

/// An animator that cleans up right after it has reported, in the same turn.
///
/// `completeTransition` does not end the turn. A change made right after it is made before the next
/// frame is drawn.
final class LateCleaner: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {}

  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    let card = context.view(forKey: isPresenting ? .to : .from)
    super.report(to: context, finished: finished)
    if let card { super.cleanUp(card, in: context) }
  }
}
