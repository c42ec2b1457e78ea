import UIKit
import XCTest

/// Tests navigation stacks and tabs on a device and on the model of UIKit: the properties that
/// change at once, the calls of delegates, and the appearance callbacks.
final class ContainerConformance: XCTestCase {
  func testR31_theAnimatorIsAskedForThenTheInteractor() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      navigation.pushViewController(Page("detail", world.log), animated: true)
      world.settle()

      let asked = world.log.take().filter { $0.hasPrefix("animatorFor") || $0 == "interactor" }
      XCTAssertEqual(asked, ["animatorForPush", "interactor"])
    }
  }

  func testR31_withoutAnAnimatorNoInteractorIsAskedFor() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      world.agent.animator = nil
      let detail = Page("detail", world.log)
      navigation.pushViewController(detail, animated: true)
      world.settle()

      XCTAssertFalse(world.log.take().contains("interactor"))
      XCTAssertNotNil(detail.view.window)
    }
  }

  func testR32_aPushHasNotBegunWhenItReturns() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      navigation.pushViewController(Page("detail", world.log), animated: true)

      XCTAssertFalse(world.log.take().contains("animate"))
      world.begin()
      XCTAssertTrue(world.log.take().contains("animate"))
    }
  }

  func testR33_theOldControllerDisappearedBeforeTheNewOneAppeared() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      navigation.pushViewController(Page("detail", world.log), animated: true)
      world.settle()
      XCTAssertEqual(
        world.log.take().filter { $0.contains(".") },
        ["home.willDisappear", "detail.willAppear", "home.didDisappear", "detail.didAppear"])

      navigation.popViewController(animated: true)
      world.settle()
      XCTAssertEqual(
        world.log.take().filter { $0.contains(".") },
        ["detail.willDisappear", "home.willAppear", "detail.didDisappear", "home.didAppear"])
    }
  }

  func testR33b_aCancelledPopSendsTheIncomingControllerAwayFirst() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      _ = world.pushed()
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()
      driver.update(0.3)
      driver.cancel()
      world.settle()

      XCTAssertEqual(
        world.log.take().filter { $0.contains(".") },
        [
          "detail.willDisappear", "home.willAppear", "home.willDisappear", "home.didDisappear",
          "detail.willAppear", "detail.didAppear",
        ])
    }
  }

  func testR34_theStackChangesAtOnce() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = Page("detail", world.log)
      navigation.pushViewController(detail, animated: true)
      XCTAssertEqual(navigation.viewControllers, [world.home, detail])
      world.settle()

      XCTAssertTrue(navigation.popViewController(animated: true) === detail)
      XCTAssertTrue(navigation.topViewController === world.home)
      world.settle()
    }
  }

  func testR35_aCancelledPopRestoresTheStack() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = world.pushed()
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()
      driver.cancel()
      world.settle()

      XCTAssertEqual(navigation.viewControllers, [world.home, detail])
      XCTAssertNotNil(detail.view.window)
    }
  }

  func testR35_aCancelledPushRemovesWhatItPushed() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = Page("detail", world.log)
      let driver = world.interactive()
      navigation.pushViewController(detail, animated: true)
      world.begin()
      driver.cancel()
      world.settle()

      XCTAssertEqual(navigation.viewControllers, [world.home])
      XCTAssertNil(detail.parent)
    }
  }

  func testR37_aCancelledPopAnnouncesNothingFurther() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      _ = world.pushed()
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()
      driver.cancel()
      world.settle()

      XCTAssertEqual(world.log.take().filter { $0.contains("Show") }, ["willShow"])
    }
  }

  func testR38_willShowComesAsTheTransitionStarts() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      _ = world.pushed()
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()

      XCTAssertEqual(world.log.take().filter { $0.contains("Show") }, ["willShow"])
      driver.finish()
      world.settle()
      XCTAssertEqual(world.log.take().filter { $0.contains("Show") }, ["didShow"])
    }
  }

  func testR43_aBuiltInPushHasACoordinator() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      navigation.delegate = nil
      var isOver = false
      navigation.pushViewController(Page("detail", world.log), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
      world.settle()

      XCTAssertTrue(isOver)
    }
  }

  func testR44_aControllerKnowsThatItIsPushedOrPopped() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = Page("detail", world.log)
      var moving: [String: Bool] = [:]
      detail.onCallback = { page, callback in
        moving[callback] =
          callback.hasSuffix("isappear") ? page.isMovingFromParent : page.isMovingToParent
        if callback.hasSuffix("Disappear") { moving[callback] = page.isMovingFromParent }
      }
      navigation.pushViewController(detail, animated: true)
      world.settle()
      navigation.popViewController(animated: true)
      world.settle()

      XCTAssertEqual(moving["willAppear"], true)
      XCTAssertEqual(moving["didAppear"], true)
      XCTAssertEqual(moving["willDisappear"], true)
    }
  }

  func testR45_bothViewsAreThereAndTheIncomingOneIsNotInTheContainer() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      var found: [Bool] = []
      world.slide.onAnimate = { context in
        let incoming = context.view(forKey: .to)
        found = [
          context.view(forKey: .from) != nil, incoming != nil,
          incoming?.isDescendant(of: context.containerView) ?? true,
        ]
      }
      navigation.pushViewController(Page("detail", world.log), animated: true)
      world.settle()

      XCTAssertEqual(found, [true, true, false])
    }
  }

  func testR45_theViewThatGoesIsRemoved() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = world.pushed()
      XCTAssertNil(world.home.view.window)
      XCTAssertNotNil(detail.view.window)

      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.begin()
      driver.cancel()
      world.settle()
      XCTAssertNil(world.home.view.window)
    }
  }

  func testR46_aSelectionReadsAsDoneWhileItIsUnderWay() {
    onDevice { device in
      let (world, tabs, second) = World.tabs(device)
      tabs.selectedIndex = 1
      XCTAssertTrue(tabs.selectedViewController === second)
      world.settle()

      let lines = world.log.take()
      XCTAssertTrue(lines.contains("animatorForTab"))
      XCTAssertFalse(lines.contains("didSelect"))
      XCTAssertNotNil(second.view.window)
      XCTAssertNil(world.home.view.window)
    }
  }

  func testR46_aCancelledSelectionGoesBackToTheOldNumber() {
    onDevice { device in
      let (world, tabs, second) = World.tabs(device)
      let driver = world.interactive()
      tabs.selectedIndex = 1
      world.begin()
      driver.update(0.4)
      driver.cancel()
      world.settle()

      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertNil(second.view.window)
    }
  }

  func testR47_theOutgoingTabFindsNoCoordinator() {
    onDevice { device in
      let (world, tabs, second) = World.tabs(device)
      var found: [String: Bool] = [:]
      world.home.onCallback = { page, callback in
        found["home.\(callback)"] = page.transitionCoordinator != nil
      }
      second.onCallback = { page, callback in
        found["second.\(callback)"] = page.transitionCoordinator != nil
      }
      tabs.selectedIndex = 1
      world.settle()

      XCTAssertEqual(found["home.willDisappear"], false)
      XCTAssertEqual(found["second.willAppear"], true)
    }
  }

  func testR125_whatIsLeftInAStacksContainerStays() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      world.slide.onAnimate = { $0.containerView.addSubview(left) }
      navigation.pushViewController(Page("detail", world.log), animated: true)
      world.settle()

      XCTAssertNotNil(left.window)
    }
  }
}
