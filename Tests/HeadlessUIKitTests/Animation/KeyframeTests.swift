import Testing
import UIKit

@Suite("Keyframe animations")
@MainActor
struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Moves a view to the right in the first half of a keyframe animation, and back to the left in
  /// its last quarter.
  private func backAndForth(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 50 }
  }

  @Test("R102 keyframes take their stretches of the whole, and hold in between")
  func stretches() {
    let easel = Easel()
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      backAndForth(easel.view)
    }

    let way = (1...8).map { _ -> Double in
      easel.run(0.5)
      return easel.x
    }
    #expect(zip(way, [75, 100, 125, 150, 150, 150, 100, 50]).allSatisfy { isClose($0, $1) })
  }

  @Test("R102 keyframes without a duration change everything at once")
  func immediate() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        easel.view.center.x = 150
      }
    } completion: {
      ends.note($0)
    }

    #expect(easel.view.center.x == 150)
    easel.run(0)
    #expect(easel.x == 150)
    #expect(ends.values == [true])
  }

  @Test("R102 keyframes scrub with a property animator, whose duration they inherit")
  func inAnimator() {
    let easel = Easel()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { backAndForth(easel.view) }
    }
    animator.fractionComplete = 0.25

    #expect(isClose(easel.x, 100))
    animator.fractionComplete = 0.875
    #expect(isClose(easel.x, 100))
    animator.stopAnimation(true)
  }

  @Test("R94 keyframes are not added to: they take the place of what was there")
  func replace() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 1) {
      easel.view.center.x = 250
    } completion: {
      ends.note($0)
    }
    easel.run(0.5)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      backAndForth(easel.view)
    }

    easel.run(0)
    #expect(ends.values == [false])
    #expect(easel.x == 250)
  }

  @Test("Discrete keyframes jump from value to value")
  func discrete() {
    let easel = Easel()
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: linear.union(.calculationModeDiscrete)
    ) { backAndForth(easel.view) }

    easel.run(1)
    #expect(easel.x == 50)
    easel.run(1.5)
    #expect(easel.x == 150)
  }
}
