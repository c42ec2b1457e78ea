import UIKit
import XCTest

/// Tests modal transitions on a device and on the model of UIKit: the calls of the delegate, the
/// superviews of both views, and the appearance callbacks.
final class PresentationConformance: XCTestCase {
  func testR1_theDelegateOfThePresentedControllerIsAskedBothWays() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      world.home.present(card, animated: true)
      world.settle()
      card.dismiss(animated: true)
      world.settle()

      let asked = world.log.take().filter { $0.hasPrefix("animatorFor") }
      XCTAssertEqual(asked, ["animatorForPresented", "animatorForDismissed"])
    }
  }

  func testR1_R127_theDelegateIsNotKept() {
    onDevice { device in
      let card = UIViewController()
      autoreleasepool { card.transitioningDelegate = Agent(Log()) }

      XCTAssertNil(card.transitioningDelegate)
    }
  }

  func testR2_aCustomPresentationAsksAndTellsInOrder() {
    onDevice { device in
      let world = World(device)
      world.hasCards()
      world.home.present(world.card(.custom), animated: true)
      world.settle()

      let told = world.log.take().filter { !$0.hasPrefix("card.") && $0 != "duration" }
      XCTAssertEqual(
        told,
        [
          "presentationController", "animatorForPresented", "interactor", "presentationWillBegin",
          "animate", "presentationDidEnd(true)", "animationEnded(true)",
        ])
    }
  }

  func testR3_aDismissalAsksAndTellsInOrder() {
    onDevice { device in
      let world = World(device)
      world.hasCards()
      let card = world.presented(.custom)
      card.dismiss(animated: true)
      world.settle()

      let told = world.log.take().filter { !$0.hasPrefix("card.") && $0 != "duration" }
      XCTAssertEqual(
        told,
        [
          "animatorForDismissed", "interactor", "dismissalWillBegin", "animate",
          "dismissalDidEnd(true)", "animationEnded(true)",
        ])
    }
  }

  func testR4_theInteractorIsAskedForThenTheDurationThenTheAnimatorRuns() {
    onDevice { device in
      let world = World(device)
      world.home.present(world.card(), animated: true) { world.log("completion") }
      world.settle()

      let lines = world.log.take().filter { !$0.contains(".") }
      XCTAssertEqual(
        lines.filter { $0 != "animationEnded(true)" },
        ["animatorForPresented", "interactor", "duration", "animate", "completion"])
    }
  }

  func testR5_withoutAnAnimatorNoInteractorIsAskedFor() {
    onDevice { device in
      let world = World(device)
      world.agent.animator = nil
      _ = world.interactive()
      world.home.present(world.card(), animated: true)
      world.settle()

      XCTAssertFalse(world.log.take().contains("interactor"))
    }
  }

  func testR6_anInteractorIsStartedInPlaceOfTheAnimator() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      world.agent.interactor = hand
      world.home.present(world.card(), animated: true)
      world.begin()

      XCTAssertNotNil(hand.context)
      XCTAssertFalse(world.log.take().contains("animate"))
      hand.context?.cancelInteractiveTransition()
      hand.context?.completeTransition(false)
    }
  }

  func testR7_presentRelatesTheControllersAtOnceAndStartsLater() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      world.home.present(card, animated: true)

      XCTAssertTrue(world.home.presentedViewController === card)
      XCTAssertTrue(card.presentingViewController === world.home)
      XCTAssertFalse(world.log.take().contains("card.willAppear"))
      world.begin()
      XCTAssertTrue(world.log.take().contains("animate"))
    }
  }

  func testR8_whatIsNotAnimatedIsNeverInteractive() {
    onDevice { device in
      let world = World(device)
      _ = world.interactive()
      let card = world.card()
      world.home.present(card, animated: false)
      world.settle()

      XCTAssertFalse(world.log.take().contains("interactor"))
      XCTAssertNotNil(card.view.window)
    }
  }

  func testR9_noPresentationControllerMeansAPlainOne() {
    onDevice { device in
      let world = World(device)
      let card = world.presented(.custom)

      XCTAssertFalse(card.presentationController?.shouldRemovePresentersView ?? true)
      XCTAssertNotNil(world.home.view.window)
    }
  }

  func testR10_theBuiltInAnimationHasACoordinatorAndTheSameCallbacks() {
    onDevice { device in
      let world = World(device)
      let card = Page("card", world.log)
      card.modalPresentationStyle = .fullScreen
      world.home.present(card, animated: true)
      XCTAssertNotNil(card.transitionCoordinator)
      world.settle()

      let expected = [
        "home.willDisappear", "card.willAppear", "card.didAppear", "home.didDisappear",
      ]
      XCTAssertEqual(world.log.take(), expected)
    }
  }

  func testR11_whoPresentsAlreadyRefusesWithoutACompletion() {
    onDevice { device in
      let world = World(device)
      let card = world.presented()
      var isCompleted = false
      world.home.present(Page("other", world.log), animated: true) { isCompleted = true }
      world.settle()

      XCTAssertTrue(world.home.presentedViewController === card)
      XCTAssertFalse(isCompleted)
    }
  }

  func testR12_dismissGoesToThePresenterAndTakesAllAbove() {
    onDevice { device in
      let world = World(device)
      let card = world.presented()
      let upper = world.card()
      card.present(upper, animated: true)
      world.settle()
      world.home.dismiss(animated: true)
      world.settle()

      XCTAssertNil(world.home.presentedViewController)
      XCTAssertNil(card.view.window)
      XCTAssertNil(upper.view.window)
    }
  }

  func testR13_coveringStylesRemoveThePresentersView() {
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      onDevice { device in
        let world = World(device)
        _ = world.presented(style)

        XCTAssertNil(world.home.view.window, "\(style.rawValue)")
      }
    }
  }

  func testR13_otherStylesLeaveThePresentersView() {
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom] {
      onDevice { device in
        let world = World(device)
        _ = world.presented(style)

        XCTAssertNotNil(world.home.view.window, "\(style.rawValue)")
      }
    }
  }

  func testR14_whereThePresentersViewStaysTheAnimatorDoesNotGetIt() {
    onDevice { device in
      let world = World(device)
      var found: [Bool] = []
      world.slide.onAnimate = { context in
        found += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
      }
      world.presented(.overFullScreen).dismiss(animated: true)
      world.settle()

      XCTAssertEqual(found, [false, true, true, false])
    }
  }

  func testR15_whereThePresentersViewGoesTheAnimatorGetsBoth() {
    onDevice { device in
      let world = World(device)
      var found: [Bool] = []
      world.slide.onAnimate = { context in
        found += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
      }
      world.presented().dismiss(animated: true)
      world.settle()

      XCTAssertEqual(found, [true, true, true, true])
    }
  }

  func testR16_theAnimatorAddsTheIncomingView() {
    onDevice { device in
      let world = World(device)
      var isInContainer: Bool?
      world.slide.onAnimate = { isInContainer = $0.view(forKey: .to)?.superview != nil }
      _ = world.presented()

      XCTAssertEqual(isInContainer, false)
    }
  }

  func testR17_thePresentersViewIsInTheContainerWhereItWillBeRemoved() {
    for (style, isInside) in [
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false),
    ] {
      onDevice { device in
        let world = World(device)
        var found: Bool?
        world.slide.onAnimate = { found = world.home.view.isDescendant(of: $0.containerView) }
        _ = world.presented(style)

        XCTAssertEqual(found, isInside, "\(style.rawValue)")
      }
    }
  }

  func testR18_aDismissalPutsThePresentersViewBack() {
    onDevice { device in
      let world = World(device)
      let place = world.home.view.superview
      let card = world.presented()
      XCTAssertNil(world.home.view.window)
      card.dismiss(animated: true)
      world.settle()

      XCTAssertTrue(world.home.view.superview === place)
      XCTAssertNil(card.view.window)
    }
  }

  func testR19_aStolenPresentersViewGoesAwayWithTheContainer() {
    onDevice { device in
      let world = World(device)
      let card = world.presented(.overFullScreen)
      world.slide.onAnimate = { $0.containerView.addSubview(world.home.view) }
      card.dismiss(animated: true)
      world.settle()

      XCTAssertNil(world.home.view.window)
    }
  }

  func testR20_theFinalFrameIsThePresentationControllers() {
    onDevice { device in
      let world = World(device)
      let own = CGRect(x: 0, y: 200, width: 300, height: 200)
      world.hasCards { $0.frame = own }
      var frame: CGRect?
      world.slide.onAnimate = { frame = $0.finalFrame(for: $0.viewController(forKey: .to)!) }
      _ = world.presented(.custom)

      XCTAssertEqual(frame, own)
    }
  }

  func testR20_theFrameIsTheContainersUnlessOverridden() {
    onDevice { device in
      let world = World(device)
      world.hasCards()
      let card = world.presented(.custom)
      let controller = card.presentationController

      XCTAssertEqual(
        controller?.frameOfPresentedViewInContainerView, controller?.containerView?.bounds)
    }
  }

  func testR22_aCancelledPresentationIsToldToItsController() {
    onDevice { device in
      let world = World(device)
      world.hasCards()
      world.slide.report = false
      let card = world.card(.custom)
      world.home.present(card, animated: true)
      world.settle()

      XCTAssertTrue(world.log.take().contains("presentationDidEnd(false)"))
    }
  }

  func testR23_theCoordinatorIsThereWhenAPresentationBegins() {
    onDevice { device in
      let world = World(device)
      var found: [Bool] = []
      world.hasCards {
        $0.onWillBegin = { cards in
          found = [
            cards.presentedViewController.transitionCoordinator != nil,
            cards.presentingViewController.transitionCoordinator != nil,
          ]
        }
      }
      _ = world.presented(.custom)

      XCTAssertEqual(found, [true, true])
    }
  }

  func testR24_aCancelledPresentationLeavesNoTies() {
    onDevice { device in
      let world = World(device)
      world.slide.report = false
      let card = world.presented()

      XCTAssertNil(world.home.presentedViewController)
      XCTAssertNil(card.presentingViewController)
    }
  }

  func testR24_aCancelledDismissalKeepsTheTiesAndCanBeTriedAgain() {
    onDevice { device in
      let world = World(device)
      let card = world.presented(.overFullScreen)
      let controller = card.presentationController
      world.slide.report = false
      card.dismiss(animated: true)
      world.settle()
      XCTAssertTrue(world.home.presentedViewController === card)
      XCTAssertTrue(card.presentationController === controller)

      world.slide.report = true
      card.dismiss(animated: true)
      world.settle()
      XCTAssertNil(world.home.presentedViewController)
    }
  }

  func testR25_fullScreenTellsTheNewControllerItAppearedFirst() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      world.home.present(card, animated: true)
      world.settle()
      let there = world.log.take().filter { $0.contains(".") }
      XCTAssertEqual(
        there, ["home.willDisappear", "card.willAppear", "card.didAppear", "home.didDisappear"])

      card.dismiss(animated: true)
      world.settle()
      let back = world.log.take().filter { $0.contains(".") }
      XCTAssertEqual(
        back, ["card.willDisappear", "home.willAppear", "home.didAppear", "card.didDisappear"])
    }
  }

  func testR26_aPresenterThatStaysHearsNothing() {
    for style in [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet] {
      onDevice { device in
        let world = World(device)
        let card = world.card(style)
        world.home.present(card, animated: true)
        world.settle()
        card.dismiss(animated: true)
        world.settle()

        XCTAssertEqual(world.log.take().filter { $0.hasPrefix("home.") }, [], "\(style.rawValue)")
      }
    }
  }

  func testR27_aCancelledDismissalTellsTheControllerThatItAppearsAgain() {
    onDevice { device in
      let world = World(device)
      let card = world.presented(.overFullScreen)
      let driver = world.interactive()
      card.dismiss(animated: true)
      world.begin()
      driver.update(0.3)
      driver.cancel()
      world.settle()

      let told = world.log.take().filter { $0.hasPrefix("card.") }
      XCTAssertEqual(told, ["card.willDisappear", "card.willAppear", "card.didAppear"])
    }
  }

  func testR28_thePresentationControllerHearsOfTheBeginningFirst() {
    onDevice { device in
      let world = World(device)
      world.hasCards()
      world.home.present(world.card(.custom), animated: true)
      world.settle()

      let lines = world.log.take()
      let begin = lines.firstIndex(of: "presentationWillBegin") ?? .max
      XCTAssertLessThan(begin, lines.firstIndex(of: "card.willAppear") ?? .min)
    }
  }
}

extension World {
  /// Makes the delegate return, for presentations of the style `.custom`, a presentation controller
  /// that logs its callbacks.
  fileprivate func hasCards(_ configure: @escaping @MainActor (Cards) -> Void = { _ in }) {
    agent.makePresentation = { [log] presented, presenting in
      let cards = Cards(presentedViewController: presented, presenting: presenting)
      cards.log = log
      configure(cards)
      return cards
    }
  }
}
