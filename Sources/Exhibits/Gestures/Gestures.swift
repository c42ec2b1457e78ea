import Turnstile
import UIKit

/// A finger says one thing, the transition hears another.
extension Exhibits {
  static let gestures: [Exhibit] = [
    Exhibit(
      row: 1, "fast-flick",
      caughtBy: [.completesOnce, .completesInTime, .staysResponsive, .noLateInput],
      known: [.completesInTime],
      story: "A flick that is over within one turn of the run loop freezes the app.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: ForgetfulInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 4, "flag-left-on",
      caughtBy: [.completesInTime, .staysResponsive, .forgetsPastGestures],
      story: "After a drag that sprang back, the close button hangs.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: BelievingInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 5, "idle-interactor",
      caughtBy: [.completesOnce, .completesInTime, .staysResponsive],
      known: [.completesInTime, .staysResponsive],
      story: "The close button starts a transition that stands still at 0 %.",
      faulty: { $0.showCard { CardScreen(AlwaysInteractive()) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 6, "cancelled-gesture",
      caughtBy: [.completesInTime, .cancelledGestureCancels, .staysResponsive],
      known: [.completesInTime],
      story: "A call that comes in during a drag leaves the card hanging half-way.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: OptimisticInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 22, "wrong-way",
      caughtBy: [
        .progressInRange, .progressFollowsFinger, .cancelledGestureCancels, .respectsVelocity,
      ],
      needsStrict: true, known: [],
      story: "Pushing the card up closes it.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: SignlessInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 23, "velocity-ignored", caughtBy: [.respectsVelocity], needsStrict: true, known: [],
      story: "A short hard flick does not close the card, and one back up does not save it.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: DistanceOnlyInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 24, "pop-gesture-on-root",
      caughtBy: [.staysResponsive, .treeAgrees, .completesInTime],
      known: [.staysResponsive],
      story: "A swipe from the edge of the first screen freezes the next push.",
      faulty: { $0.show(SwipeStack(OpenGate())) },
      corrected: { $0.show(SwipeStack(SwipeGate())) }),
    Exhibit(
      row: 25, "two-handlers",
      caughtBy: [.oneDragOneOutcome, .treeAgrees, .oneAtATime],
      known: [.oneDragOneOutcome, .oneAtATime],
      story: "One swipe goes back two pages.",
      faulty: { $0.showSwipablePages { EagerPage(beside: $0) } },
      corrected: { $0.showSwipablePages { SwipablePage(beside: $0) } }),
  ]
}

extension Stage {
  /// A stack with the system's own swipe: actions `push` and `pop`.
  fileprivate func show(_ stack: SwipeStack) {
    window.rootViewController = stack.navigation
    action("push") { stack.push() }
    action("pop") { stack.pop() }
  }

  /// Two pages deep, and every page has a pan beside the stack's.
  fileprivate func showSwipablePages(_ page: @escaping @MainActor (PanInteractor) -> SwipablePage) {
    let interactor = PanInteractor(.right)
    show(PageStack(pages: 2, page: { page(interactor) }, interactor: interactor))
  }
}
