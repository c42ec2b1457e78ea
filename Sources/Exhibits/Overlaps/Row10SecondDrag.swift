import UIKit

/// Lets touches through to pages that move.
final class TouchablePageAnimator: PageAnimator {
  override var options: UIView.AnimationOptions { .allowUserInteraction }
}

/// Begins a second pop while the first one still settles.
///
/// - Symptom: Pull the page a little, let go, and pull again before it has sprung back: the stack
///   loses pages, or counts its appearances wrong.
/// - Cause: A drag that was let go is over for the finger and not for the stack: the transition
///   runs on until the views have come to rest. The gesture asks whether there is a page to go back
///   to, and not whether this is the moment.
/// - Cure: Begin nothing while there is a `transitionCoordinator`. See ``PanInteractor/mayBegin``.
final class ImpatientInteractor: PanInteractor {
  override var mayBegin: Bool {
    guard let stack = controller as? UINavigationController else { return false }
    return stack.viewControllers.count > 1
  }
}
