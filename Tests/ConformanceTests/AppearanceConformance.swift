import UIKit
import XCTest

/// Tests, on a device and on the model of UIKit, the appearance callbacks of view controllers, and
/// the animations and completions that a transition coordinator accepts.
final class AppearanceConformance: XCTestCase {
  func testR82_R33b_aDidNeedNotFollowItsWill() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      _ = world.pushed()
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()
      driver.cancel()
      world.settle()

      let lines = world.log.take()
      XCTAssertTrue(lines.contains("home.willAppear"))
      XCTAssertFalse(lines.contains("home.didAppear"))
    }
  }

  func testR84_beginAndEndAreWillAndDid() {
    onDevice { device in
      let log = Log()
      let child = Page("child", log)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()

      XCTAssertEqual(
        log.take(),
        ["child.willAppear", "child.didAppear", "child.willDisappear", "child.didDisappear"])
    }
  }

  func testR86_viewIsAppearingComesOnceBetweenWillAndDid() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      card.logsIsAppearing = true
      var isInWindow: Bool?
      card.onCallback = { page, callback in
        if callback == "isAppearing" { isInWindow = page.view.window != nil }
      }
      world.home.present(card, animated: true)
      world.settle()

      XCTAssertEqual(
        world.log.take().filter { $0.hasPrefix("card.") },
        ["card.willAppear", "card.isAppearing", "card.didAppear"])
      XCTAssertEqual(isInWindow, true)
    }
  }

  func testR87_aControllerKnowsThatItIsBeingPresentedOrDismissed() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      var presented: [String: Bool] = [:]
      var dismissed: [String: Bool] = [:]
      card.onCallback = { page, callback in
        presented[callback] = page.isBeingPresented
        dismissed[callback] = page.isBeingDismissed
      }
      world.home.present(card, animated: true)
      world.settle()
      card.dismiss(animated: true)
      world.settle()

      XCTAssertEqual(presented["willAppear"], true)
      XCTAssertEqual(presented["didAppear"], true)
      XCTAssertEqual(dismissed["willDisappear"], true)
      XCTAssertEqual(dismissed["didDisappear"], true)
    }
  }

  func testR88_theCoordinatorIsThereForAsLongAsTheTransition() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      XCTAssertNil(card.transitionCoordinator)
      world.home.present(card, animated: true)
      XCTAssertNotNil(card.transitionCoordinator)
      world.settle()

      XCTAssertNil(card.transitionCoordinator)
    }
  }

  func testR89_blocksRunAlongsideAndAreToldTheEnd() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      world.home.present(card, animated: true)
      let isQueued = card.transitionCoordinator?.animate(
        alongsideTransition: { _ in world.log("alongside") },
        completion: { _ in world.log("end") })
      world.settle()

      XCTAssertEqual(isQueued, true)
      XCTAssertEqual(
        world.log.take().filter { ["animate", "alongside", "end"].contains($0) },
        ["animate", "alongside", "end"])
    }
  }

  func testR90_handlersHearNothingOfWhatWasNeverInteractive() {
    onDevice { device in
      let world = World(device)
      let card = world.card()
      world.home.present(card, animated: true)
      card.transitionCoordinator?.notifyWhenInteractionChanges { _ in world.log("changed") }
      world.settle()

      XCTAssertFalse(world.log.take().contains("changed"))
    }
  }

  func testR91_whatWasInteractiveCanBeCancelled() {
    onDevice { device in
      let world = World(device)
      let driver = world.interactive()
      let card = world.card()
      world.home.present(card, animated: true)
      var isCancelled: Bool?
      card.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
      world.begin()
      driver.cancel()
      world.settle()

      XCTAssertEqual(isCancelled, true)
    }
  }

  func testR129_beginningAgainTheSameWayIsIgnored() {
    onDevice { device in
      let log = Log()
      let child = Page("child", log)
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()

      XCTAssertEqual(log.take(), ["child.willAppear", "child.didAppear"])
    }
  }
}
