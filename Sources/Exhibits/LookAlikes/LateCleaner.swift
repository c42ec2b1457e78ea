import UIKit

/// Cleans up after it has reported, in the same breath.
///
/// `completeTransition` is not the end of the turn. What is put right right after it is put right
/// before anybody sees it.
final class LateCleaner: CardAnimator {
  override func cleanUp(_ card: UIView, in context: any UIViewControllerContextTransitioning) {}

  override func report(to context: any UIViewControllerContextTransitioning, finished: Bool) {
    let card = context.view(forKey: isPresenting ? .to : .from)
    super.report(to: context, finished: finished)
    if let card { super.cleanUp(card, in: context) }
  }
}
