import UIKit

/// An interactor whose drag replaces the topmost page by another page.
///
/// On some versions of iOS a cancelled replacement is not undone: the new page stays on the stack,
/// above the visible one. So this interactor restores the stack itself.
class ReplacingInteractor: PanInteractor {
  override func begin() {
    guard let stack = controller as? UINavigationController else { return }
    let before = stack.viewControllers
    stack.setViewControllers(before.dropLast() + [Screen("Other", .yellow)], animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { [self] context in
      if context.isCancelled { putBack(before, on: stack) }
    }
  }

  func putBack(_ pages: [UIViewController], on stack: UINavigationController) {
    stack.setViewControllers(pages, animated: false)
  }
}

/// An interactor that relies on UIKit to undo a cancelled replacement.
///
/// - Symptom: Swipe a little and let go: the old page springs back. From then on the stack is one
///   page higher than it looks, and its top page is not the visible one.
/// - Cause: A bug of UIKit: a cancelled pop is undone, a cancelled `setViewControllers` is not.
/// - Cure: Restore the stack by hand when the coordinator reports a cancel. See
///   ``ReplacingInteractor/putBack(_:on:)``.
final class TrustingInteractor: ReplacingInteractor {
  override func putBack(_ pages: [UIViewController], on stack: UINavigationController) {}
}
