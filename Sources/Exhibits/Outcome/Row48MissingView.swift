import UIKit

/// Counts on a view that the context need not give.
///
/// - Symptom: The card opens; closing it crashes the app or, after the usual repair, freezes it.
/// - Cause: `context.view(forKey: .to)!`. While a card of style `.custom` is closed, that is `nil`:
///   the presenter's view has been on the screen all along. What the crash report suggests,
///   `if let` around it all, only trades the crash for a transition that nobody completes. This is
///   the repaired one; a crash would take the museum with it.
/// - Cure: Take the views one at a time, and complete whatever is missing. See
///   ``CardAnimator/animateTransition(using:)``.
final class InsistingAnimator: CardAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting {
      super.animateTransition(using: context)
    } else if let home = context.view(forKey: .to), let card = context.view(forKey: .from) {
      context.containerView.insertSubview(home, belowSubview: card)
      super.animateTransition(using: context)
    }
  }
}
