import UIKit
import XCTest

/// Tests percent-driven transitions and other interaction controllers, driven by code, on a device
/// and on the model of UIKit.
final class InteractionConformance: XCTestCase {
  func testR64_durationAndPercentAreKept() {
    onDevice { device in
      let (world, _, driver) = World.dismissing(device)
      driver.update(0.25)

      XCTAssertEqual(driver.duration, 0.4, accuracy: 0.001)
      XCTAssertEqual(driver.percentComplete, 0.25, accuracy: 0.001)
      driver.cancel()
      world.settle()
    }
  }

  func testR65_progressIsClamped() {
    onDevice { device in
      let (world, _, driver) = World.dismissing(device)
      driver.update(-3)
      XCTAssertEqual(driver.percentComplete, 0, accuracy: 0.001)
      driver.update(7)
      XCTAssertEqual(driver.percentComplete, 1, accuracy: 0.001)
      driver.cancel()
      world.settle()
    }
  }

  func testR66_whatIsShownFollowsTheFingerInAStraightLine() {
    onDevice { device in
      let (world, card, driver) = World.dismissing(device)
      for percent in [0.2, 0.8, 0.5] as [CGFloat] {
        driver.update(percent)
        device.wait(0.1)
        let shown = card.view.layer.presentation()?.affineTransform().ty ?? 0
        XCTAssertEqual(shown, 100 * percent, accuracy: 1)
      }
      driver.cancel()
      world.settle()
    }
  }

  func testR68_theRestTakesWhatRemainsOfTheDuration() {
    onDevice { device in
      let (world, card, driver) = World.dismissing(device)
      world.slide.duration = 0.4
      driver.update(0.25)
      driver.finish()
      device.wait(0.2)
      XCTAssertNotNil(card.presentingViewController)
      world.settle()
      XCTAssertNil(card.presentingViewController)
    }
  }

  func testR69_theCurveIsEaseInOutUnlessSet() {
    onDevice { device in
      XCTAssertEqual(UIPercentDrivenInteractiveTransition().completionCurve, .easeInOut)
    }
  }

  func testR70_aCancelBringsAnimatedValuesBackAndLeavesTheOthers() {
    onDevice { device in
      let (world, card, driver) = World.dismissing(device) { world, card in
        world.slide.onAnimate = { _ in card.view.layer.cornerRadius = 7 }
      }
      XCTAssertEqual(card.view.transform.ty, 100)
      driver.update(0.6)
      driver.cancel()
      world.settle()

      XCTAssertEqual(card.view.transform, .identity)
      XCTAssertEqual(card.view.layer.cornerRadius, 7)
    }
  }

  func testR71_handlersHearBeforeTheRestReports() {
    onDevice { device in
      let (world, card, driver) = World.dismissing(device)
      card.transitionCoordinator?.notifyWhenInteractionChanges {
        world.log("changed interactive \($0.isInteractive) cancelled \($0.isCancelled)")
      }
      _ = world.log.take()
      driver.update(0.5)
      driver.cancel()
      world.settle()

      XCTAssertEqual(
        world.log.take(),
        [
          "changed interactive false cancelled true", "card.willAppear", "card.didAppear",
          "animationEnded(false)",
        ])
    }
  }

  func testR72_withNothingLeftTheEndComesSoon() {
    onDevice { device in
      let (world, card, driver) = World.dismissing(device)
      driver.update(1)
      driver.finish()
      world.settle()

      XCTAssertNil(card.presentingViewController)
    }
  }

  func testR74_anEndThatComesBeforeTheStartIsLost() {
    onDevice { device in
      let world = World(device)
      let card = world.presented()
      let driver = world.interactive()
      card.dismiss(animated: true)
      driver.finish()
      world.settle()

      XCTAssertNotNil(card.presentingViewController)
      XCTAssertTrue(card.isBeingDismissed)
      driver.finish()
      world.settle()
    }
  }

  func testR77_anInteractorMayStartWithoutBeingInteractive() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      hand.wantsInteractiveStart = false
      world.agent.interactor = hand
      world.home.present(world.card(), animated: true)
      world.begin()

      XCTAssertTrue(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
      XCTAssertEqual(hand.context?.isInteractive, false)
      hand.context?.completeTransition(true)
      world.settle()
    }
  }

  func testR80_anInteractorOfOnesOwnUpdatesFinishesAndCompletes() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      world.agent.interactor = hand
      let card = world.card(.overFullScreen)
      world.home.present(card, animated: true)
      world.begin()
      guard let context = hand.context else { return XCTFail("The interactor was not started.") }
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.updateInteractiveTransition(0.5)
      context.finishInteractiveTransition()
      context.completeTransition(true)
      world.settle()

      XCTAssertTrue(world.home.presentedViewController === card)
      XCTAssertNotNil(card.view.window)
    }
  }

  func testR81_withAnInteractorOfOnesOwnTheAnimatorIsNotCalled() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      world.agent.interactor = hand
      world.home.present(world.card(), animated: true)
      world.begin()
      hand.context?.cancelInteractiveTransition()
      hand.context?.completeTransition(false)
      world.settle()

      XCTAssertFalse(world.log.take().contains("animate"))
      XCTAssertNil(world.home.presentedViewController)
    }
  }

  func testR126_aPercentDrivenStartThatIsNotInteractiveRunsByItself() {
    onDevice { device in
      let world = World(device)
      world.interactive().wantsInteractiveStart = false
      let card = world.presented(.overFullScreen)

      XCTAssertNotNil(card.view.window)
      XCTAssertFalse(card.isBeingPresented)
    }
  }
}

extension World {
  /// Returns an interactive dismissal that has begun and slides a page 100 points down in 0.4
  /// seconds, together with the interactor that drives it.
  fileprivate static func dismissing(
    _ device: Device, before: (World, Page) -> Void = { _, _ in }
  ) -> (World, Page, UIPercentDrivenInteractiveTransition) {
    let world = World(device)
    let card = world.presented(.overFullScreen)
    let driver = world.interactive()
    before(world, card)
    card.dismiss(animated: true)
    world.begin()
    return (world, card, driver)
  }
}
