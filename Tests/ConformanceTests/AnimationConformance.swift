import UIKit
import XCTest

/// Tests animations on a device and on the model of UIKit: model and presentation values, additive
/// and replacing animations, completions, and property animators.
final class AnimationConformance: XCTestCase {
  func testR92_aBlockChangesTheModelAtOnceAndWhatIsSeenFollows() {
    onDevice { device in
      let view = View.shown(device)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      XCTAssertEqual(view.alpha, 0)
      device.wait(0.5)

      let shown = view.layer.presentation()?.opacity ?? 0
      XCTAssertEqual(shown, 0.5, accuracy: 0.1)
    }
  }

  func testR93_R95_animationsOfPositionAddUpAndTheFirstOneFinishes() {
    onDevice { device in
      let view = View.shown(device)
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.4) {
        view.center.x += 100
      } completion: {
        ends.append($0)
      }
      device.wait(0.1)
      UIView.animate(withDuration: 0.4) { view.center.y += 100 }
      XCTAssertEqual(ends, [])
      device.wait(1)

      XCTAssertEqual(ends, [true])
    }
  }

  func testR94_anAnimationOfAlphaTakesThePlaceOfTheOneBefore() {
    onDevice { device in
      let view = View.shown(device)
      var ends: [Bool] = []
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      device.wait(0.1)
      UIView.animate(withDuration: 2, delay: 0, options: .beginFromCurrentState) {
        view.alpha = 0.5
      }
      device.wait(0.2)

      XCTAssertEqual(ends, [false])
    }
  }

  func testR96_takingAllAnimationsAwayJumpsToTheModel() {
    onDevice { device in
      let view = View.shown(device)
      var ends: [Bool] = []
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      device.wait(0.1)
      view.layer.removeAllAnimations()
      device.wait(0.2)

      XCTAssertEqual(ends, [false])
      XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0)
    }
  }

  func testR97_aBlockThatChangesNothingCompletesPromptly() {
    onDevice { device in
      let view = View.shown(device)
      var ends: [Bool] = []
      UIView.animate(withDuration: 5) {
        view.alpha = 1
      } completion: {
        ends.append($0)
      }
      device.wait(0.5)

      XCTAssertEqual(ends, [true])
    }
  }

  func testR98_withoutDurationValuesChangeAtOnce() {
    onDevice { device in
      let view = View.shown(device)
      var ends: [Bool] = []
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      XCTAssertEqual(view.alpha, 0)
      XCTAssertNil(view.layer.animationKeys())
      device.wait(0.2)

      XCTAssertEqual(ends, [true])
    }
  }

  func testR99_aNestedBlockTakesOverTheDuration() {
    onDevice { device in
      let view = View.shown(device)
      var isOver = false
      UIView.animate(withDuration: 1) {
        view.center.x += 1
        UIView.animate(withDuration: 0.1) {
          view.alpha = 0
        } completion: { _ in
          isOver = true
        }
      }
      device.wait(0.5)
      XCTAssertFalse(isOver)
      device.wait(1)
      XCTAssertTrue(isOver)
    }
  }

  func testR100_nothingAnimatesInItsScope() {
    onDevice { device in
      let view = View.shown(device)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
      }

      XCTAssertNil(view.layer.animationKeys())
    }
  }

  func testR102_keyFramesHaveStretchesOfTheWhole() {
    onDevice { device in
      let view = View.shown(device)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
      device.wait(0.3)
      XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 1, accuracy: 0.01)
      device.wait(1)
      XCTAssertEqual(view.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
    }
  }

  func testR103_theNamedCurvesHaveTheirControlPoints() {
    let points: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, expected) in points {
      let curve = CAMediaTimingFunction(name: name)
      var found: [Float] = []
      for index in [1, 2] {
        var point: [Float] = [0, 0]
        curve.getControlPoint(at: index, values: &point)
        found += point
      }
      for (one, other) in zip(found, expected) { XCTAssertEqual(one, other, accuracy: 0.001) }
    }
  }

  func testR105_anAnimatorIsActiveFromItsStartToItsEnd() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      XCTAssertEqual(animator.state, .inactive)
      animator.startAnimation()
      XCTAssertEqual(animator.state, .active)
      XCTAssertTrue(animator.isRunning)
      device.wait(0.8)

      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(ends, [.end])
    }
  }

  func testR105_scrubbingAnInactiveAnimatorMakesItActive() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.fractionComplete = 0.25
      XCTAssertEqual(animator.state, .active)
      XCTAssertFalse(animator.isRunning)
      device.wait(0.2)
      XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.75, accuracy: 0.02)

      animator.stopAnimation(true)
    }
  }

  func testR105_stoppingWithoutFinishingCallsNoCompletion() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      device.wait(0.5)
      animator.stopAnimation(true)
      device.wait(1)

      XCTAssertEqual(ends, [])
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(view.alpha, 0.5, accuracy: 0.15)
    }
  }

  func testR105_stoppingAndFinishingEndsWhereItIsTold() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      device.wait(0.3)
      animator.stopAnimation(false)
      XCTAssertEqual(animator.state, .stopped)
      animator.finishAnimation(at: .start)

      XCTAssertEqual(ends, [.start])
      XCTAssertEqual(view.alpha, 1)
    }
  }

  func testR105_aReversedAnimatorEndsAtTheStart() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      device.wait(0.1)
      animator.isReversed = true
      device.wait(1)

      XCTAssertEqual(ends, [.start])
      XCTAssertEqual(view.alpha, 1)
    }
  }

  func testR106_theFractionIsThatOfTheValues() {
    onDevice { device in
      let view = View.shown(device)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      animator.startAnimation()
      device.wait(0.5)
      animator.pauseAnimation()

      XCTAssertLessThan(animator.fractionComplete, 0.45)
      animator.stopAnimation(true)
    }
  }

  func testR121_aTransformedViewsFrameIsTheBoxAroundIt() {
    onDevice { device in
      let view = View.shown(device)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      XCTAssertEqual(view.frame, CGRect(x: 50, y: 50, width: 200, height: 200))

      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 50))
      XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
    }
  }
}

/// Makes a view that is on the screen, for tests of its animation.
@MainActor
private enum View {
  static func shown(_ device: Device) -> UIView {
    let controller = UIViewController()
    device.window.rootViewController = controller
    device.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    device.wait(0.3)
    return view
  }
}
