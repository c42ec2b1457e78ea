import UIKit

/// An animator that needs a view that the context does not always return.
///
/// - Symptom: The card opens; closing it crashes the app or, after the usual repair, freezes it.
/// - Cause: `context.view(forKey: .to)!`. While a card of style `.custom` is closed, that is `nil`,
///   because the presenter's view has been on the screen all along. The repair that the crash
///   report suggests, `if let` around everything, replaces the crash by a transition that is never
///   completed. This is the repaired version, because a crash would end the museum, too.
/// - Cure: Take the views one at a time, and complete the transition whichever is missing. See
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
