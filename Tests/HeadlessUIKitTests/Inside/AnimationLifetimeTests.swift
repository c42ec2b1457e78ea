import Testing
import UIKit

@testable import HeadlessUIKit

@Suite("Lifetime of animations")
@MainActor
struct AnimationLifetimeTests {
  @Test("Ten thousand animations later nothing is in flight and nothing is kept")
  func flat() {
    let easel = Easel()
    let schedule = easel.simulator.animations
    for round in 1...10_000 {
      UIView.animate(withDuration: 0.1) { easel.view.center.x = Double(round) }
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeIn) {
        easel.view.alpha = round.isMultiple(of: 2) ? 0 : 1
      }
      animator.fractionComplete = 0.5
      animator.isReversed = round.isMultiple(of: 3)
      animator.startAnimation()
      easel.run(0.2)
    }

    #expect(schedule.inFlight.isEmpty)
    #expect(easel.view.layer.attached.isEmpty)
  }

  @Test("An animator is kept while it runs, and by nobody afterwards")
  func animator() {
    let easel = Easel()
    weak var left: UIViewPropertyAnimator?
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        easel.view.alpha = 0
      }
      animator.startAnimation()
      left = animator
    }
    easel.run(0.5)
    #expect(left != nil)

    easel.run(0.5)
    #expect(left == nil)
  }

  @Test("A scrubbed timeline that nobody ends goes away with its world")
  func abandoned() {
    weak var left: ScrubbedTimeline?
    do {
      let easel = Easel()
      let timeline = ScrubbedTimeline(duration: 1)
      timeline.capture(inside: [easel.window]) {
        UIView.animate(withDuration: 1) { easel.view.alpha = 0 }
      }
      left = timeline
    }
    Simulator.boot()

    #expect(left == nil)
  }

  @Test("What is seen in the middle is the same bits in every world")
  func sameBits() {
    func way() -> [Double] {
      let easel = Easel()
      UIView.animate(
        withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
      ) { easel.view.center.x = 333 }
      return (1...60).map { _ in
        easel.run(1.0 / 60)
        return easel.x
      }
    }

    #expect(way() == way())
  }

  @Test("Releasing a paused animator is an error that names itself")
  func releasing() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Simulator.boot()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
    }
  }

  @Test(
    "C12 an animator that has ended has nothing to be paused in, until it is given something")
  func releasingAfterTheEnd() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let simulator = Simulator.boot()
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
      animator.startAnimation()
      simulator.run(for: .milliseconds(200))
      animator.fractionComplete = 0.5
    }

    await #expect(processExitsWith: .failure) { @MainActor in
      let simulator = Simulator.boot()
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
      animator.startAnimation()
      simulator.run(for: .milliseconds(200))
      animator.addAnimations {}
      animator.fractionComplete = 0.5
    }
  }

  @Test("A frame that is not a number is refused as Core Animation refuses it")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Simulator.boot()
      UIView().center = CGPoint(x: Double.nan, y: 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(text.contains("CALayer position contains NaN: [nan 1.0]"))
  }

  @Test("Finishing an animator that was not stopped is an error")
  func finishing() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Simulator.boot()
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
  }
}
