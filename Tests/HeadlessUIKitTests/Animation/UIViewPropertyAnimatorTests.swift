import Testing
import UIKit

import HeadlessUIKit

@Suite("Property animators")
@MainActor
struct UIViewPropertyAnimatorTests {
  private func animator(
    _ easel: Easel, _ ends: Witness<UIViewAnimatingPosition>? = nil,
    _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
      easel.view.center.x = 150
    }
    animator.addCompletion { ends?.note($0) }
    return animator
  }

  @Test("R105 an animator is active from its start to its natural end")
  func life() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(easel.view.center.x == 50)

    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    easel.run(0.5)
    #expect(isClose(easel.x, 100))
    easel.run(0.5)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(ends.values == [.end])
  }

  @Test("R105 pausing or scrubbing an inactive animator makes it active, and runs its blocks")
  func pausedStart() {
    let easel = Easel()
    let animator = animator(easel)
    animator.pauseAnimation()

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(easel.view.center.x == 150)
    #expect(easel.x == 50)
    easel.run(5)
    #expect(easel.x == 50)
    animator.stopAnimation(true)
  }

  @Test("R105 stopping leaves the view where it is seen, until the animator is told where to end")
  func stopAndFinish() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation()
    easel.run(0.25)
    animator.stopAnimation(false)

    #expect(animator.state == .stopped)
    #expect(isClose(easel.view.center.x, 75))
    #expect(ends.values == [])
    animator.finishAnimation(at: .start)
    #expect(animator.state == .inactive)
    #expect(easel.view.center.x == 50)
    #expect(ends.values == [.start])
  }

  @Test(
    "R105 a stopped animator ends where it is told",
    arguments: [UIViewAnimatingPosition.end, .current])
  func finishPositions(position: UIViewAnimatingPosition) {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation()
    easel.run(0.25)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)

    #expect(isClose(easel.view.center.x, position == .end ? 150 : 75))
    #expect(ends.values == [position])
  }

  @Test("R105 stopping without finishing calls no completion")
  func stopForGood() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation()
    easel.run(0.25)
    animator.stopAnimation(true)
    easel.run(5)

    #expect(animator.state == .inactive)
    #expect(isClose(easel.view.center.x, 75))
    #expect(ends.values == [])
  }

  @Test("R105 a reversed animator ends at the start, with its values restored")
  func reversed() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation()
    easel.run(0.75)
    animator.isReversed = true
    easel.run(0.25)
    #expect(isClose(easel.x, 100))

    easel.run(0.5)
    #expect(ends.values == [.start])
    #expect(easel.view.center.x == 50)
  }

  @Test("R105 an animator that pauses on completion stays active at its end")
  func pausesOnCompletion() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    easel.run(2)

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(ends.values == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends.values == [.end])
  }

  @Test("R105 going on with a factor takes that part of the duration")
  func durationFactor() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.fractionComplete = 0.2
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    easel.run(0.25)

    #expect(isClose(animator.fractionComplete, 0.6))
    easel.run(0.25)
    #expect(ends.values == [.end])
  }

  @Test("R105 going on with a factor of 0 takes what was left")
  func noFactor() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.fractionComplete = 0.2
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)

    easel.run(0.79)
    #expect(ends.values == [])
    easel.run(0.02)
    #expect(ends.values == [.end])
  }

  @Test("R105 going on with another curve applies it to what is left")
  func otherCurve() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.fractionComplete = 0.5
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    animator.continueAnimation(withTimingParameters: easeIn, durationFactor: 1)
    easel.run(0.5)

    #expect(isClose(animator.fractionComplete, 0.5 + 0.5 * 0.315_356_813))
    easel.run(0.5)
    #expect(ends.values == [.end])
  }

  @Test("R106 the fraction is that of the values and not of time")
  func fractionOfValues() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends, .easeIn)
    animator.startAnimation()
    easel.run(0.5)
    animator.pauseAnimation()

    #expect(isClose(animator.fractionComplete, 0.315_356_813))
    #expect(isClose(easel.x, 50 + 100 * 0.315_356_813))
    animator.startAnimation()
    easel.run(0.499)
    #expect(ends.values == [])
    easel.run(0.002)
    #expect(ends.values == [.end])
  }

  @Test(
    "R106 scrubbing is even, unless the animator scrubs by its curve", arguments: [true, false])
  func scrubbing(evenly: Bool) {
    let easel = Easel()
    let animator = animator(easel, nil, .easeIn)
    animator.scrubsLinearly = evenly
    animator.fractionComplete = 0.5

    #expect(isClose(easel.x, evenly ? 100 : 50 + 100 * 0.315_356_813))
    #expect(isClose(animator.fractionComplete, 0.5))
    animator.stopAnimation(true)
  }

  @Test("R97 an animator with nothing to animate takes its time and ends")
  func nothing() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { ends.note($0) }
    animator.startAnimation()

    easel.run(0.9)
    #expect(ends.values == [])
    easel.run(0.2)
    #expect(ends.values == [.end])
  }

  @Test("R99 a block nested in an animator's block is tracked by the animator")
  func nested() {
    let easel = Easel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.1) { easel.view.center.x = 150 }
    }
    animator.fractionComplete = 0.5

    #expect(isClose(easel.x, 100))
    animator.stopAnimation(true)
  }

  @Test("R101 an animator lets touches through unless it is told not to", arguments: [true, false])
  func touches(enabled: Bool) {
    let easel = Easel()
    let animator = animator(easel)
    animator.isUserInteractionEnabled = enabled
    animator.startAnimation()

    #expect(easel.isTouched(at: CGPoint(x: 50, y: 50)) == enabled)
    #expect(!easel.isTouched(at: CGPoint(x: 150, y: 50)))
    animator.stopAnimation(true)
  }

  @Test(
    "R101 touches go where an animator's views are seen, unless the app tests by hand",
    arguments: [false, true])
  func hitTesting(byHand: Bool) {
    let easel = Easel()
    let animator = animator(easel)
    animator.isManualHitTestingEnabled = byHand
    animator.fractionComplete = 0.1

    let hit = easel.window.hitTest(CGPoint(x: 20, y: 50), with: nil)
    #expect(hit === (byHand ? easel.window : easel.view))
    animator.stopAnimation(true)
  }

  @Test("R105 an animator that was reversed and has ended goes forwards when it is used again")
  func reuse() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { easel.view.center.x = 150 }
    animator.addCompletion {
      ends.note($0)
      #expect(animator.isReversed)
    }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.startAnimation()
    easel.run(1)
    #expect(ends.values == [.start])
    #expect(!animator.isReversed)

    animator.addAnimations { easel.view.center.x = 150 }
    animator.startAnimation()
    easel.run(0.5)
    #expect(isClose(easel.x, 100))
    easel.run(0.6)
    #expect(easel.view.center.x == 150)
  }

  @Test("An animator that has ended has run its blocks, and does nothing without new ones")
  func spent() {
    let easel = Easel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      easel.view.center.x += 100
    }
    animator.startAnimation()
    easel.run(1.1)
    animator.startAnimation()
    easel.run(1.1)

    #expect(easel.view.center.x == 150)
    #expect(animator.state == .inactive)
  }

  @Test("An animator that never ran and is continued starts")
  func continuedAtOnce() {
    let easel = Easel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      easel.view.center.x = 150
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    easel.run(0.5)

    #expect(isClose(easel.x, 100))
    easel.run(0.6)
  }

  @Test("R97 an animator whose block changes nothing takes its time and ends")
  func emptyBlock() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { ends.note($0) }
    animator.startAnimation()
    easel.run(0.9)
    #expect(ends.values == [])

    easel.run(0.2)
    #expect(ends.values == [.end])
  }

  @Test("Animations with a delay factor begin when that part has passed")
  func delayFactor() {
    let easel = Easel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ easel.view.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()

    easel.run(0.5)
    #expect(easel.x == 50)
    easel.run(0.25)
    #expect(isClose(easel.x, 100))
  }

  @Test("What is added to a running animator takes the rest of the way")
  func addedLate() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation()
    easel.run(0.5)
    animator.addAnimations { easel.view.alpha = 0 }
    easel.run(0.25)

    #expect(isClose(Double(easel.seen.opacity), 0.5))
    easel.run(0.25)
    #expect(ends.values == [.end])
  }

  @Test("An animator may wait before it begins")
  func delayed() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator = animator(easel, ends)
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .active)

    easel.run(1.5)
    #expect(isClose(easel.x, 100))
    easel.run(0.5)
    #expect(ends.values == [.end])
  }

  @Test("The fraction of a reversed animator counts from its end values")
  func mirrored() {
    let easel = Easel()
    let animator = animator(easel)
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.75))

    animator.fractionComplete = 1
    #expect(easel.x == 50)
    animator.stopAnimation(true)
  }

  @Test("An animator that was started right away completes by itself")
  func running() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { easel.view.center.x = 150 }, completion: { ends.note($0) })
    easel.run(1)

    #expect(isClose(easel.x, 100))
    easel.run(0.5)
    #expect(ends.values == [.end])
  }

  @Test("Code may ask an implicit animator whether it takes completions, as on iOS")
  func optionalCalls() {
    let easel = Easel()
    let ends = Witness<UIViewAnimatingPosition>()
    let animator: any UIViewImplicitlyAnimating = animator(easel, ends)
    animator.addAnimations?({ easel.view.alpha = 0 })
    animator.addCompletion?({ _ in ends.note(.current) })
    animator.addCompletion { _ in ends.note(.current) }
    animator.startAnimation()
    easel.run(1)

    #expect(easel.view.alpha == 0)
    #expect(ends.values == [.end, .current, .current])
  }
}
