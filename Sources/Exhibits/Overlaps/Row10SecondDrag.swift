import UIKit

/// An animator whose pages accept touches while they move.
final class TouchablePageAnimator: PageAnimator {
  override var options: UIView.AnimationOptions { .allowUserInteraction }
}

/// An interactor that begins a second pop while the first one is still settling.
///
/// - Symptom: Pull the page a little, let go, and pull again before it has sprung back: the stack
///   loses pages, or counts its appearances wrong.
/// - Cause: After the finger is lifted the transition continues until the views have come to rest.
///   The gesture checks only if there is a page to go back to, not if a transition is in progress.
/// - Cure: Begin nothing while there is a `transitionCoordinator`. See ``PanInteractor/mayBegin``.
final class ImpatientInteractor: PanInteractor {
  override var mayBegin: Bool {
    guard let stack = controller as? UINavigationController else { return false }
    return stack.viewControllers.count > 1
  }
}
