import Testing
import UIKit

@testable import HeadlessUIKit

@Suite("Dropped animations")
@MainActor
struct BackgroundTests {
  @Test("R119 dropped animations have not finished, and model values stay")
  func dropped() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 1) {
      easel.view.center.x = 150
    } completion: {
      ends.note($0)
    }
    easel.run(0.5)
    easel.simulator.dropAnimations()
    easel.run(0)

    #expect(ends.values == [false])
    #expect(easel.x == 150)
  }

  @Test("R119 what is started in the background ends at once, and has not finished")
  func inBackground() {
    let easel = Easel()
    let ends = Witness<String>()
    easel.simulator.enterBackground()
    easel.run(0)
    UIView.animate(withDuration: 1) {
      easel.view.alpha = 0
    } completion: {
      ends.note("\($0)")
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { easel.view.center.x = 9 }
    animator.addCompletion { ends.note("\($0)") }
    animator.startAnimation()
    easel.run(0)

    #expect(ends.values.sorted() == ["end", "false"])
    #expect(easel.view.center.x == 9)
  }

  @Test("R119 a timeline that is dropped ends where it was going")
  func timeline() {
    let easel = Easel()
    let ends = Witness<Bool>()
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 1) {
        easel.view.center.x = 150
      } completion: {
        ends.note($0)
      }
    }
    timeline.fraction = 0.5
    timeline.cancel(duration: 1)
    easel.run(0.5)
    easel.simulator.dropAnimations()

    #expect(easel.view.center.x == 50)
    #expect(ends.values == [false])
  }

  @Test(
    "R119 where a dropped property animator ends is a setting",
    arguments: zip(UIKitBehavior.BackgroundPosition.allCases, [150, 50, 100]))
  func animator(position: UIKitBehavior.BackgroundPosition, x: Double) {
    var behavior = UIKitBehavior()
    behavior.backgroundPosition = position
    let easel = Easel(behavior: behavior)
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      easel.view.center.x = 150
    }
    animator.addCompletion { ends.note($0) }
    animator.startAnimation()
    easel.run(0.5)
    easel.simulator.dropAnimations()

    #expect(isClose(easel.view.center.x, x))
    #expect(ends.values.count == 1)
    #expect(animator.state == .inactive)
  }

  /// A group of property animators of the app's own, which it pauses and releases together.
  @MainActor private final class Group {
    var animators: [UIViewPropertyAnimator] = []
  }

  @Test("R119 paused property animators end together: a completion of one may release the others")
  func group() {
    let easel = Easel()
    let second = UIView()
    easel.window.addSubview(second)
    let ends = Witness<UIViewAnimatingPosition>()
    var group: Group? = Group()
    group?.animators = [
      UIViewPropertyAnimator(duration: 1, curve: .linear) { easel.view.center.x = 150 },
      UIViewPropertyAnimator(duration: 1, curve: .linear) { second.alpha = 0 },
    ]
    group?.animators[0].addCompletion {
      ends.note($0)
      group = nil
    }
    for animator in group?.animators ?? [] { animator.pauseAnimation() }
    easel.run(0.5)
    easel.simulator.dropAnimations()
    easel.run(0)

    #expect(ends.values == [.end])
    #expect(group == nil)
    #expect(second.alpha == 0)
    #expect(easel.simulator.animationsInFlight == 0)
  }
}
