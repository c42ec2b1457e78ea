import UIKit

/// A swipe that puts another page in the place of the topmost one.
///
/// On some versions of iOS a replacement that is cancelled is not undone: the new page stays on the
/// stack, above the one that is on the screen. So this looks after it, and puts the stack back to
/// what it was.
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

/// Leaves it to UIKit to undo a cancelled replacement.
///
/// - Symptom: Swipe a little and let go: the old page springs back. From then on the stack is one
///   page higher than it looks, and its top is a page nobody sees.
/// - Cause: UIKit's own: a cancelled pop is undone, a cancelled `setViewControllers` is not.
/// - Cure: Put the stack back by hand when the coordinator reports a cancel. See
///   ``ReplacingInteractor/putBack(_:on:)``.
final class TrustingInteractor: ReplacingInteractor {
  override func putBack(_ pages: [UIViewController], on stack: UINavigationController) {}
}
