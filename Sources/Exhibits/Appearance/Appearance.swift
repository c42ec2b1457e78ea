import Turnstile
import UIKit

/// Exhibits in which view controllers get appearance calls for appearances that did not happen.
extension Exhibits {
  static let appearance: [Exhibit] = [
    Exhibit(
      row: 11, "unbalanced-appearance", caughtBy: [.appearanceBalanced],
      known: [.appearanceBalanced],
      story: "A page that was dragged in a little believes that it is on the screen.",
      faulty: { $0.show(LopsidedContainer()) },
      corrected: { $0.show(SwipeContainer()) }),
    Exhibit(
      row: 29, "start-of-pop", caughtBy: [.appearanceBalanced, .treeAgrees, .forgetsPastGestures],
      known: [.forgetsPastGestures],
      story: "After a swipe that sprang back the page's Back button is dead.",
      faulty: { $0.show(BookkeepingStack { PrematurePage() }) },
      corrected: { $0.show(BookkeepingStack { BookkeptPage() }) }),
    Exhibit(
      row: 30, "bar-after-cancel", caughtBy: [.cancelRestores, .roundTrip, .forgetsPastGestures],
      known: [.cancelRestores, .roundTrip],
      story: "After a swipe that sprang back the page has the bar of the one below.",
      faulty: { $0.showBar { OnceBarlessPage($0) } },
      corrected: { $0.showBar { BarlessPage($0) } }),
  ]
}

extension Stage {
  /// Shows, as the app under test, a container with two pages side by side, and declares the action
  /// `other`, which traces call by name.
  fileprivate func show(_ container: SwipeContainer) {
    window.rootViewController = container
    action("other") { container.showOther() }
  }

  /// Shows, as the app under test, a stack with a bar at the bottom of its first page, and declares
  /// the actions `push` and `pop`, which traces call by name.
  fileprivate func showBar(_ page: @escaping @MainActor (UIView) -> BarlessPage) {
    let first = BarredScreen()
    let bar = first.bar
    let stack = PageStack(first: first, page: { page(bar) })
    let bounds = stack.navigation.view.bounds
    bar.frame = CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    stack.navigation.view.addSubview(bar)
    show(stack)
  }
}
