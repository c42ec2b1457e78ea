import UIKit

/// A navigation stack that remembers if its page is pushed, as the coordinator objects of many apps
/// do. It pushes no second page, and pops only while it believes that there is one.
class BookkeepingStack: PageStack {
  private var hasPage = false

  init(page: @escaping @MainActor () -> BookkeptPage) {
    super.init(page: page)
    navigation.viewControllers += [entered(page())]
  }

  override func push() {
    guard mayMove, !hasPage, let page = makePage() as? BookkeptPage else { return }
    navigation.pushViewController(entered(page), animated: true)
  }

  private func entered(_ page: BookkeptPage) -> BookkeptPage {
    hasPage = true
    page.onLeave = { [weak self] in self?.hasPage = false }
    return page
  }

  override func pop() {
    if hasPage { super.pop() }
  }
}

/// A page that tells its navigation stack when it has left the stack.
class BookkeptPage: Screen {
  var onLeave: (() -> Void)?

  init() { super.init("Booked", .orange) }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { hasLeft() }
  }

  func hasLeft() { onLeave?() }
}

/// A page that reports that it has left the stack when it is only about to leave.
///
/// - Symptom: Pull the page a little and let it spring back. Now its Back button is dead; in other
///   apps a second copy is pushed above it, or its document has been closed.
/// - Cause: The app takes `viewWillDisappear` with `isMovingFromParent` for the end. It is the
///   beginning, and a swipe can be cancelled.
/// - Cure: Wait for `didMove(toParent: nil)`, which comes only if the page has gone. See
///   ``BookkeptPage/didMove(toParent:)``.
final class PrematurePage: BookkeptPage {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { hasLeft() }
  }
}
