import UIKit
import XCTest

/// Tests iOS 18's zoom transition on a device and on the model of UIKit: the rules R181 to R187 of
/// its behaviour, as far as they need no finger.
@available(iOS 18.0, *)
final class ZoomConformance: XCTestCase {
  func testR181_theProviderIsAskedOnTheWayInAndAgainOnTheWayBack() {
    onDevice { device in
      let stage = ZoomStage(device)
      stage.push()
      device.wait(1.5)
      let onTheWayIn = stage.asked
      stage.navigation.popViewController(animated: true)
      device.wait(1.5)

      XCTAssertGreaterThan(onTheWayIn, 0)
      XCTAssertGreaterThan(stage.asked, onTheWayIn)
    }
  }

  func testR182_aPushByZoomIsToldOfAsAnyPush() {
    onDevice { device in
      let stage = ZoomStage(device)
      stage.push()
      device.wait(1.5)

      XCTAssertEqual(
        stage.log.take(),
        ["home.willDisappear", "page.willAppear", "home.didDisappear", "page.didAppear"])
    }
  }

  func testR182_aPopInTheMiddleOfThePushFindsThatThePageHasArrived() {
    onDevice { device in
      let stage = ZoomStage(device)
      stage.push()
      device.wait(0.15)
      stage.navigation.popViewController(animated: true)
      device.wait(1.5)

      XCTAssertEqual(
        stage.log.take(),
        [
          "home.willDisappear", "page.willAppear", "home.didDisappear", "page.didAppear",
          "page.willDisappear", "home.willAppear", "page.didDisappear", "home.didAppear",
        ])
      XCTAssertEqual(stage.navigation.viewControllers, [stage.home])
    }
  }

  func testR183_aPushWhileThePageShrinksDoesNotWait() {
    onDevice { device in
      let stage = ZoomStage(device)
      stage.push()
      device.wait(1.5)
      stage.navigation.popViewController(animated: true)
      device.wait(0.1)
      let next = UIViewController()
      stage.navigation.pushViewController(next, animated: true)
      device.wait(1.5)

      XCTAssertEqual(stage.navigation.viewControllers, [stage.home, next])
      XCTAssertNil(stage.page.viewIfLoaded?.window)
    }
  }

  func testR181_withoutASourceViewItComesAndGoesAllTheSame() {
    onDevice { device in
      let stage = ZoomStage(device)
      stage.hasSource = false
      stage.push()
      device.wait(1.5)
      XCTAssertNotNil(stage.page.viewIfLoaded?.window)
      stage.navigation.popViewController(animated: true)
      device.wait(1.5)

      XCTAssertEqual(stage.navigation.viewControllers, [stage.home])
      XCTAssertEqual(stage.page.view.transform, .identity)
      XCTAssertEqual(stage.page.view.alpha, 1)
    }
  }
}

/// A navigation controller with a page that zooms out of a thumbnail.
@available(iOS 18.0, *)
@MainActor
private final class ZoomStage {
  let log = Log()
  let home: Page
  let page: Page
  let navigation: UINavigationController
  var hasSource = true
  private(set) var asked = 0

  init(_ device: Device) {
    home = Page("home", log)
    page = Page("page", log)
    navigation = UINavigationController(rootViewController: home)
    device.window.rootViewController = navigation
    device.window.makeKeyAndVisible()
    device.wait(0.5)
    let thumbnail = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 150))
    home.view.addSubview(thumbnail)
    page.preferredTransition = .zoom(sourceViewProvider: { [weak self] _ -> UIView? in
      guard let self else { return nil }
      asked += 1
      return hasSource ? thumbnail : nil
    })
    _ = log.take()
  }

  func push() { navigation.pushViewController(page, animated: true) }
}
