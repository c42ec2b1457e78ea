import Turnstile
import UIKit

/// Exhibits in which a transition starts while another one is in progress.
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
    Exhibit(
      row: 27, "double-tap", caughtBy: [.oneAtATime, .treeAgrees], known: [.oneAtATime],
      story: "Two quick taps on Back corrupt the stack.",
      faulty: { $0.showDetails { HastyBackPage() } },
      corrected: { $0.showDetails { BackPage() } }),
    Exhibit(
      row: 28, "cancelled-replacement", caughtBy: [.treeAgrees],
      known: [.treeAgrees, .roundTrip, .forgetsPastGestures], behavior: replacementStays,
      story: "After a swipe that came to nothing the top of the stack is a page nobody sees.",
      faulty: { $0.showReplacing(TrustingInteractor(.right)) },
      corrected: { $0.showReplacing(ReplacingInteractor(.right)) }),
    Exhibit(
      row: 41, "tap-during-settling", caughtBy: [.oneAtATime, .staysResponsive],
      known: [.oneAtATime],
      story: "A tap on a page that has not yet arrived corrupts the stack.",
      faulty: { $0.showSettling { EarlyListPage($0) } },
      corrected: { $0.showSettling { _ in ListPage() } }),
    Exhibit(
      row: 42, "swap-in-one-turn", caughtBy: [.treeAgrees, .oneAtATime, .staysResponsive],
      known: [.staysResponsive, .roundTrip],
      story: "The card goes, the next one never comes, and the home screen is dead.",
      faulty: { $0.showSwapping(BreathlessHomeScreen { CardScreen() }) },
      corrected: { $0.showSwapping(SwappingHomeScreen { CardScreen() }) }),
  ]

  /// Settings of the model in which a pan recogniser ignores additional fingers.
  private static var onlyOneFinger: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.extraFingers = .ignore
    return behavior
  }

  /// Settings of the model like those of iOS versions that do not undo a cancelled
  /// `setViewControllers`.
  private static var replacementStays: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.cancelledReplacementStays = true
    return behavior
  }
}

extension Stage {
  /// Shows, as the app under test, a stack two lists deep, and declares the actions `push`, `pop`
  /// and `select`, which traces call by name.
  fileprivate func showList(_ page: @escaping @MainActor () -> ListPage) {
    let stack = PageStack(pages: 2, page: page, animator: { TouchablePageAnimator($0) })
    stack.interactor.pan.maximumNumberOfTouches = 1
    show(stack)
    action("select") { (stack.navigation.topViewController as? ListPage)?.select() }
  }

  /// Shows, as the app under test, a stack two lists deep, whose pages know the interactor, and
  /// declares the actions `push`, `pop` and `select`, which traces call by name.
  fileprivate func showSettling(_ page: @escaping @MainActor (PanInteractor) -> ListPage) {
    let interactor = PanInteractor(.right)
    let stack = PageStack(
      pages: 2, page: { page(interactor) }, animator: { TouchablePageAnimator($0) },
      interactor: interactor)
    show(stack)
    action("select") { (stack.navigation.topViewController as? ListPage)?.select() }
  }

  /// Shows, as the app under test, a stack two pages deep, each with a button back, and declares
  /// the actions `push`, `pop` and `back`, which traces call by name.
  fileprivate func showDetails(_ page: @escaping @MainActor () -> BackPage) {
    let stack = PageStack(pages: 2, page: page)
    show(stack)
    action("back") { (stack.navigation.topViewController as? BackPage)?.back() }
  }

  /// Shows, as the app under test, a stack whose top page is replaced by a swipe, and declares the
  /// actions `push` and `pop`, which traces call by name.
  fileprivate func showReplacing(_ interactor: ReplacingInteractor) {
    show(PageStack(pages: 1, animator: { _ in PageAnimator(.pop) }, interactor: interactor))
  }

  /// Shows, as the app under test, the home screen, and declares the actions that traces call by
  /// name: `open` and `close` present and dismiss a card, and `swap` replaces the presented card by
  /// another one.
  fileprivate func showSwapping(_ home: SwappingHomeScreen) {
    show(home)
    action("swap") { home.swap() }
  }
}
