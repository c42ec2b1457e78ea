import Turnstile
import UIKit

/// One thing starts while another is under way.
extension Exhibits {
  static let overlaps: [Exhibit] = [
    Exhibit(
      row: 9, "push-during-push", caughtBy: [.oneAtATime, .treeAgrees, .appearanceBalanced],
      known: [.oneAtATime],
      story: "A second push before the first has settled corrupts the stack.",
      faulty: { $0.show(HastyStack(pages: 1)) },
      corrected: { $0.show(PageStack(pages: 1)) }),
    Exhibit(
      row: 10, "second-drag",
      caughtBy: [.oneAtATime, .completesOnce, .completesInTime, .appearanceBalanced],
      known: [.oneAtATime],
      story: "A second drag while the first one's page springs back corrupts the stack.",
      faulty: {
        $0.show(
          PageStack(
            pages: 2, animator: { TouchablePageAnimator($0) },
            interactor: ImpatientInteractor(.right)))
      },
      corrected: { $0.show(PageStack(pages: 2, animator: { TouchablePageAnimator($0) })) }),
    Exhibit(
      row: 26, "tap-in-mid-drag", caughtBy: [.oneAtATime, .completesOnce, .completesInTime],
      known: [.oneAtATime], behavior: onlyOneFinger,
      story: "A tap on a row of a page that a finger is dragging corrupts the stack.",
      faulty: { $0.showList { HastyListPage() } },
      corrected: { $0.showList { ListPage() } }),
  ]

  /// A pan that goes on with its one finger when there is another.
  private static var onlyOneFinger: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.extraFingers = .ignore
    return behavior
  }
}

extension Stage {
  /// Two lists deep: actions `push`, `pop` and `select`.
  fileprivate func showList(_ page: @escaping @MainActor () -> ListPage) {
    let stack = PageStack(pages: 2, page: page, animator: { TouchablePageAnimator($0) })
    stack.interactor.pan.maximumNumberOfTouches = 1
    show(stack)
    action("select") { (stack.navigation.topViewController as? ListPage)?.select() }
  }
}
