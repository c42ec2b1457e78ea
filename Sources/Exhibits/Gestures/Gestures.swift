import Turnstile
import UIKit

/// Exhibits in which a transition handles a gesture wrongly.
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
      known: [.completesInTime, .cancelledGestureCancels],
      story: "A call that comes in during a drag leaves the card hanging half-way.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: OptimisticInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 22, "wrong-way",
      caughtBy: [
        .progressFollowsFinger, .progressInRange, .cancelledGestureCancels, .respectsVelocity,
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
      known: [.treeAgrees],
      story: "A swipe from the edge of the first screen freezes the next push.",
      faulty: { $0.show(SwipeStack(OpenGate())) },
      corrected: { $0.show(SwipeStack(SwipeGate())) }),
    Exhibit(
      row: 25, "two-handlers",
      caughtBy: [.oneAtATime, .oneDragOneOutcome, .treeAgrees],
      known: [.oneAtATime, .oneDragOneOutcome],
      story: "One swipe goes back two pages.",
      faulty: { $0.showSwipablePages { EagerPage(beside: $0) } },
      corrected: { $0.showSwipablePages { SwipablePage(beside: $0) } }),
    Exhibit(
      row: 34, "stillborn-drag", caughtBy: [], expecting: [.interactivelyFinished(.dismissal)],
      caughtByNothingRan: true,
      story: "The card twitches under the finger and springs back, however far one pulls.",
      faulty: { $0.showCard(interactor: { StillbornInteractor() }) },
      corrected: { $0.showCard(interactor: { FlickedWitnessedInteractor() }) }),
    Exhibit(
      row: 35, "recogniser-killed",
      caughtBy: [
        .completesInTime, .cancelledGestureCancels, .respectsVelocity, .completesOnce,
      ],
      known: [.completesInTime, .cancelledGestureCancels],
      story: "The card moves by a hair under the finger, and the app is frozen.",
      faulty: { $0.showCard { HastyListeningCardScreen() } },
      corrected: { $0.showCard { ListeningCardScreen() } }),
    Exhibit(
      row: 36, "ended-twice", caughtBy: [.endsItsPhaseOnce, .noLateInput, .completesOnce],
      needsStrict: true, known: [],
      story: "A card that was let go is moved once more.",
      faulty: { $0.showCard(interactor: { AfterthoughtInteractor() }) },
      corrected: { $0.showCard(interactor: { ExactInteractor() }) }),
    Exhibit(
      row: 46, "misspelt", caughtBy: [], expecting: [.interactive(.dismissal)],
      caughtByNothingRan: true,
      story: "The card closes by itself as soon as a finger begins to pull it.",
      faulty: { $0.showCard { MisspeltCardScreen() } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 47, "delayed-end", caughtBy: [.noLateInput, .forgetsPastGestures],
      known: [.noLateInput, .completesInTime],
      story: "Now and then a card that was just pulled away comes back.",
      faulty: { $0.showCard(interactor: { DoubtfulInteractor() }) },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 49, "stale-verdict",
      caughtBy: [.cancelledGestureCancels, .respectsVelocity, .forgetsPastGestures],
      known: [.forgetsPastGestures],
      story: "After a drag that a call cut short, a brief touch takes the page away.",
      faulty: { $0.show(PageStack(pages: 2, interactor: PrejudicedInteractor(.right))) },
      corrected: { $0.show(PageStack(pages: 2, interactor: FlickedDecidingInteractor(.right))) }),
    Exhibit(
      row: 50, "gesture-added-again", caughtBy: [.completesInTime, .treeAgrees],
      known: [.completesInTime, .roundTrip, .cancelledGestureCancels],
      story: "The second time a page is shown, swiping it away freezes the app.",
      faulty: { $0.show(SwipedStack(OverloadedPage())) },
      corrected: { $0.show(SwipedStack(SwipedPage())) }),
  ]
}

extension Stage {
  /// Shows, as the app under test, a stack with the system's own swipe, and declares the actions
  /// `push` and `pop`, which traces call by name.
  fileprivate func show(_ stack: SwipeStack) {
    window.rootViewController = stack.navigation
    action("push") { stack.push() }
    action("pop") { stack.pop() }
  }

  /// Shows a navigation stack with two pages above the first. Every page has a pan recogniser of
  /// its own, besides the stack's.
  fileprivate func showSwipablePages(_ page: @escaping @MainActor (PanInteractor) -> SwipablePage) {
    let interactor = PanInteractor(.right)
    show(PageStack(pages: 2, page: { page(interactor) }, interactor: interactor))
  }
}
