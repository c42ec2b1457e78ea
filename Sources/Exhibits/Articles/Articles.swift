import Turnstile
import UIKit

/// Five transitions from tutorials, with the bugs they were published with.
///
/// One bug can hide another. Suppose that an interactor uses the decision of the gesture before.
/// That shows only if a gesture is cleanly cancelled, and it never is if the animator reports a
/// cancelled gesture as a success, or leaves a view in the window. So three of the transitions are
/// exhibited a second time, with the animator mended and the interactor as published.
extension Exhibits {
  public static let articles: [Exhibit] = [
    Exhibit(
      article: "flip", caughtBy: [.completesInTime, .progressInRange, .progressFollowsFinger],
      known: [.completesInTime],
      quirks: [
        Exhibit.Quirk(
          "turns-either-way", caughtBy: [.progressFollowsFinger, .progressInRange],
          needsStrict: true),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A page of a calendar that turns whichever way one drags, and freezes on a flick.",
      faulty: { $0.showFlip(PublishedFlipInteractor()) },
      corrected: { $0.showFlip(FlipInteractor()) }),
    Exhibit(
      article: "springUp", caughtBy: [.outcomeIsHonest, .completesInTime, .forgetsPastGestures],
      known: [.outcomeIsHonest, .completesInTime, .cancelledGestureCancels],
      quirks: [
        Exhibit.Quirk("reports-success-always", caughtBy: [.outcomeIsHonest]),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A screen that springs up from below, and is gone even if one changes one's mind.",
      faulty: {
        $0.showCard {
          CardScreen(
            CardTransition(
              animator: { PublishedSpringUpAnimator(isPresenting: $0) },
              interactor: PublishedInteractor(.down, over: 400)))
        }
      },
      corrected: {
        $0.showCard {
          CardScreen(
            CardTransition(
              animator: { SpringUpAnimator(isPresenting: $0) },
              interactor: PanInteractor(.down, over: 400)))
        }
      }),
    Exhibit(
      article: "slideAway", caughtBy: [.cancelRestores, .completesInTime, .forgetsPastGestures],
      known: [.completesInTime, .cancelRestores],
      quirks: [
        Exhibit.Quirk("leaves-an-inset-frame", caughtBy: [.cancelRestores]),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A screen that slides away and leaves a smaller one behind it if it does not.",
      faulty: {
        $0.showSlideAway(
          PublishedSlideAwayInteractor(.right), animator: { PublishedSlideAwayAnimator() })
      },
      corrected: { $0.showSlideAway(PanInteractor(.right), animator: { SlideAwayAnimator() }) }),
    Exhibit(
      article: "navigationSlide",
      caughtBy: [.finishArrives, .roundTrip, .completesInTime, .forgetsPastGestures],
      known: [
        .completesInTime, .oneAtATime, .finishArrives, .roundTrip, .forgetsPastGestures,
      ],
      quirks: [
        Exhibit.Quirk("leaves-transforms", caughtBy: [.finishArrives, .roundTrip]),
        Exhibit.Quirk("decides-by-the-last-gesture", caughtBy: [.forgetsPastGestures]),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A page that is pushed a second time arrives beside the screen.",
      faulty: {
        $0.showKeptPage(PublishedInteractor(.right)) {
          PublishedNavigationSlideAnimator(isPush: $0 == .push)
        }
      },
      corrected: {
        $0.showKeptPage(PanInteractor(.right)) { NavigationSlideAnimator(isPush: $0 == .push) }
      }),
    Exhibit(
      article: "springCover", caughtBy: [.outcomeIsHonest, .completesInTime, .forgetsPastGestures],
      known: [.outcomeIsHonest, .completesInTime, .cancelledGestureCancels, .oneAtATime],
      quirks: [
        Exhibit.Quirk("reports-success-always", caughtBy: [.outcomeIsHonest]),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A page that is popped although the finger brought it back.",
      faulty: {
        $0.showCover(PublishedSpringCoverInteractor(.right, over: 200)) {
          PublishedSpringCoverAnimator()
        }
      },
      corrected: {
        $0.showCover(UnhurriedInteractor(.right, over: 200)) { SpringCoverAnimator() }
      }),
    Exhibit(
      article: "springCover-spelt-right",
      caughtBy: [.outcomeIsHonest, .completesInTime, .forgetsPastGestures],
      known: [.outcomeIsHonest, .completesInTime, .cancelledGestureCancels, .oneAtATime],
      quirks: [
        Exhibit.Quirk("stalls-at-the-end", caughtBy: [.completesInTime(.speedIsZero)]),
        Exhibit.Quirk("loses-an-early-end", caughtBy: [.completesInTime(.earlyEndLost)]),
      ],
      story: "A page that, pulled all the way, is never popped at all.",
      faulty: {
        $0.showCover(StallingInteractor(.right, over: 200)) { PublishedSpringCoverAnimator() }
      },
      corrected: {
        $0.showCover(UnhurriedInteractor(.right, over: 200)) { SpringCoverAnimator() }
      }),
    Exhibit(
      article: "springUp-mended", caughtBy: [.forgetsPastGestures, .completesInTime],
      known: [.forgetsPastGestures, .completesInTime],
      quirks: [
        Exhibit.Quirk("decides-by-the-last-gesture", caughtBy: [.forgetsPastGestures])
      ],
      shared: ["loses-an-early-end"],
      story: "A touch takes the screen away, because an earlier drag would have.",
      faulty: {
        $0.showCard {
          CardScreen(
            CardTransition(
              animator: { SpringUpAnimator(isPresenting: $0) },
              interactor: PublishedInteractor(.down, over: 400)))
        }
      },
      corrected: {
        $0.showCard {
          CardScreen(
            CardTransition(
              animator: { SpringUpAnimator(isPresenting: $0) },
              interactor: PanInteractor(.down, over: 400)))
        }
      }),
    Exhibit(
      article: "slideAway-mended", caughtBy: [.forgetsPastGestures, .completesInTime],
      known: [.forgetsPastGestures, .completesInTime],
      quirks: [
        Exhibit.Quirk("decides-by-the-last-gesture", caughtBy: [.forgetsPastGestures])
      ],
      shared: ["loses-an-early-end"],
      story: "The same, to the right.",
      faulty: {
        $0.showSlideAway(
          PublishedSlideAwayInteractor(.right), animator: { SlideAwayAnimator() })
      },
      corrected: {
        $0.showSlideAway(PanInteractor(.right), animator: { SlideAwayAnimator() })
      }),
    Exhibit(
      article: "springCover-mended", caughtBy: [.forgetsPastGestures, .completesInTime],
      known: [.forgetsPastGestures, .completesInTime, .oneAtATime],
      quirks: [
        Exhibit.Quirk("decides-by-the-last-gesture", caughtBy: [.forgetsPastGestures])
      ],
      shared: ["loses-an-early-end", "begins-during-a-push"],
      story: "The same, with a page.",
      faulty: {
        $0.showCover(PublishedSpringCoverInteractor(.right, over: 200)) { SpringCoverAnimator() }
      },
      corrected: {
        $0.showCover(UnhurriedInteractor(.right, over: 200)) { SpringCoverAnimator() }
      }),
  ]
}

extension Stage {
  /// Shows, as the app under test, the storyboard of the flip, and declares the actions `open` and
  /// `close`, which traces call by name.
  fileprivate func showFlip(_ interactor: FlipInteractor) {
    UIStoryboard.register("Flip") { board in
      board.scene("home", isInitial: true) { FlipHomeScreen(interactor) }
      board.scene("modal") { FlipModalScreen() }
      board.segue("displayModal", from: "home", to: "modal", .present)
    }
    let home = UIStoryboard(name: "Flip", bundle: nil).instantiateInitialViewController()!
    window.rootViewController = home
    action("open") {
      guard let home = home as? FlipHomeScreen, home.mayProceed else { return }
      home.proceed()
    }
    action("close") {
      guard let modal = home.presentedViewController as? FlipModalScreen, modal.mayProceed
      else { return }
      modal.proceed()
    }
  }

  /// Shows, as the app under test, a home screen that keeps the animators and the interactor for
  /// all its cards, and declares the actions `open` and `close`, which traces call by name.
  fileprivate func showSlideAway(
    _ interactor: PanInteractor, animator: @escaping @MainActor () -> SlideAwayAnimator
  ) {
    let transition = CardTransition(
      animator: { isPresenting in
        if isPresenting { return CardAnimator(isPresenting: true) }
        return animator()
      }, interactor: interactor)
    showCard { CardScreen(transition) }
  }

  /// Shows, as the app under test, a stack that pushes the same page again and again, and declares
  /// the actions `push` and `pop`, which traces call by name.
  fileprivate func showKeptPage(
    _ interactor: PanInteractor,
    animator: @escaping @MainActor (UINavigationController.Operation) -> NavigationSlideAnimator
  ) {
    let page = Screen("Page", .orange)
    show(PageStack(page: { page }, animator: animator, interactor: interactor))
  }

  /// Shows, as the app under test, a stack that pops and presents with the spring, and declares the
  /// actions `push`, `pop`, `open` and `close`, which traces call by name.
  fileprivate func showCover(
    _ interactor: PanInteractor, animator: @escaping @MainActor () -> SpringCoverAnimator
  ) {
    let transition = CardTransition(animator: { isPresenting in
      if isPresenting { return animator() }
      return CardAnimator(isPresenting: false)
    })
    UIStoryboard.register("Cover") { board in
      board.scene("home", isInitial: true) { CoverHomeScreen(transition) }
      board.scene("action") { Screen("Action", .yellow) }
      board.segue("showAction", from: "home", to: "action", .present)
    }
    let home =
      UIStoryboard(name: "Cover", bundle: nil).instantiateInitialViewController()
      as! CoverHomeScreen
    show(
      PageStack(
        first: home, animator: { $0 == .pop ? animator() : nil }, interactor: interactor))
    action("open") { home.open() }
    action("close") { home.close() }
  }
}
