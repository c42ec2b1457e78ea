import Testing
import UIKit

@testable import HeadlessUIKit

@Suite("Scrubbed timelines")
@MainActor
struct ScrubbedTimelineTests {
  /// Returns an animation of one second that fades and moves a view and whose progress a test sets.
  private func timeline(_ easel: Easel, _ ends: Witness<String>? = nil) -> ScrubbedTimeline {
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 1) {
        easel.view.center.x = 150
        easel.view.alpha = 0
      } completion: {
        ends?.note("done \($0)")
      }
    }
    return timeline
  }

  @Test("R66 scrubbing is even whatever the curve, and a function of the fraction alone")
  func pure() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = timeline(easel, ends)
    let fractions = [0, 0.25, 0.5, 1, 0.5, 0.25, 0, 0.5]
    let way = fractions.map { fraction -> Double in
      timeline.fraction = fraction
      easel.run(0.1)
      return easel.x
    }

    #expect(way == [50, 75, 100, 150, 100, 75, 50, 100])
    #expect(ends.values == [])
  }

  @Test("R66 only views inside the captured ones are scrubbed; the others run by the clock")
  func outside() {
    let easel = Easel()
    let other = UIView()
    easel.window.addSubview(other)
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.view]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        easel.view.alpha = 0
        other.alpha = 0
      }
    }
    easel.run(0.5)

    #expect(easel.seen.opacity == 1)
    #expect(isClose(Double(other.layer.presentation()!.opacity), 0.5))
  }

  @Test(
    "R63 explicit animations run free, unless the setting says otherwise", arguments: [false, true])
  func explicit(scrubs: Bool) {
    var behavior = UIKitBehavior()
    behavior.scrubsExplicitAnimations = scrubs
    let easel = Easel(behavior: behavior)
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.view]) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      easel.view.layer.add(fade, forKey: nil)
    }
    easel.run(0.5)

    #expect(isClose(Double(easel.seen.opacity), scrubs ? 0 : 0.5))
  }

  @Test("R69 finishing applies its curve to what remains of the way")
  func finishing() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = timeline(easel, ends)
    timeline.fraction = 0.5
    timeline.finish(duration: 1, curve: .cubic(.easeIn))
    easel.run(0.5)

    #expect(isClose(timeline.fraction, 0.5 + 0.5 * CubicBezier.easeIn.value(at: 0.5)))
    easel.run(0.5)
    #expect(easel.x == 150)
    #expect(ends.values == ["done true"])
    #expect(easel.view.layer.animationKeys() == nil)
  }

  @Test("R70 cancelling runs back, restores the model, and then completes")
  func cancelling() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = timeline(easel, ends)
    timeline.fraction = 0.5
    timeline.cancel(duration: 1) { ends.note("restored \(easel.view.center.x)") }
    easel.run(0.5)
    #expect(isClose(easel.x, 75))

    easel.run(0.5)
    #expect(easel.view.center.x == 50)
    #expect(easel.view.alpha == 1)
    #expect(ends.values == ["restored 50.0", "done true"])
  }

  @Test("R70 what was assigned outside of a block stays after a cancel")
  func assigned() {
    let easel = Easel()
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      easel.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      UIView.animate(withDuration: 1) { easel.view.transform = .identity }
    }
    timeline.cancel(duration: 0)
    easel.run(1)

    #expect(easel.view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("R70 after several blocks changed one value, the value before the first is restored")
  func severalBlocks() {
    let easel = Easel()
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 0.5) { easel.view.alpha = 0 }
      UIView.animate(withDuration: 0.5, delay: 0.5) { easel.view.alpha = 0.5 }
    }
    timeline.cancel(duration: 0.1)
    easel.run(1)

    #expect(easel.view.alpha == 1)
  }

  @Test("R70 what finished says after a cancel is a setting")
  func finishedFlag() {
    let ends = Witness<String>()
    var behavior = UIKitBehavior()
    behavior.finishedAfterCancel = false
    let easel = Easel(behavior: behavior)
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 1) {
        easel.view.alpha = 0
      } completion: {
        ends.note("\($0)")
      }
    }
    timeline.cancel(duration: 0.1)
    easel.run(1)

    #expect(ends.values == ["false"])
  }

  @Test("R72 with nothing left of the way the end comes with the next frame")
  func nextFrame() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = timeline(easel, ends)
    timeline.fraction = 1
    timeline.finish(duration: 0)

    easel.run(0)
    #expect(ends.values == [])
    easel.run(1.0 / 60)
    #expect(ends.values == ["done true"])
  }

  @Test(
    "R76 an animation in flight on a scrubbed layer keeps completions from coming, if so set",
    arguments: [true, false])
  func stall(stalls: Bool) {
    var behavior = UIKitBehavior()
    behavior.foreignAnimationsStall = stalls
    let easel = Easel(behavior: behavior)
    let ends = Witness<String>()
    UIView.animate(withDuration: 5) { easel.view.transform = .init(scaleX: 2, y: 2) }
    easel.run(0.1)
    timeline(easel, ends).finish(duration: 0.5)
    easel.run(10)

    #expect(ends.values == (stalls ? [] : ["done true"]))
  }

  @Test("R128 a delay is part of the timeline, or not", arguments: [true, false])
  func delays(scrubs: Bool) {
    var behavior = UIKitBehavior()
    behavior.scrubsDelays = scrubs
    let easel = Easel(behavior: behavior)
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 0.5, delay: 0.5) { easel.view.center.x = 150 }
    }
    timeline.fraction = 0.25
    #expect(easel.x == (scrubs ? 50 : 100))
    timeline.fraction = 0.75

    #expect(easel.x == (scrubs ? 100 : 150))
  }

  @Test("An animation longer than the timeline goes on by the clock")
  func longer() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = ScrubbedTimeline(duration: 1)
    timeline.capture(inside: [easel.window]) {
      UIView.animate(withDuration: 2) {
        easel.view.center.x = 250
      } completion: { _ in
        ends.note("\(easel.simulator.seconds)")
      }
    }
    timeline.finish(duration: 0.5)
    easel.run(0.5)

    #expect(isClose(easel.x, 150))
    easel.run(0.5)
    #expect(isClose(easel.x, 200))
    easel.run(1)
    #expect(ends.values == ["1.5"])
  }

  @Test("A timeline that runs by itself can be paused and scrubbed again without a jump")
  func pausing() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = timeline(easel, ends)
    timeline.run()
    easel.run(0.25)
    let seen = easel.x
    #expect(isClose(seen, 50 + 100 * CubicBezier.easeInOut.value(at: 0.25)))
    timeline.pause()

    easel.run(1)
    #expect(easel.x == seen)
    #expect(ends.values == [])
  }

  @Test("A property animator started in a capture runs on the timeline's time")
  func passenger() {
    let easel = Easel()
    let ends = Witness<String>()
    let timeline = ScrubbedTimeline(duration: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      easel.view.center.x = 150
    }
    animator.addCompletion { ends.note("\($0)") }
    timeline.capture(inside: [easel.window]) { animator.startAnimation() }
    easel.run(0.5)
    #expect(easel.x == 50)
    timeline.fraction = 0.5
    #expect(isClose(easel.x, 100))

    timeline.cancel(duration: 0.5)
    easel.run(0.5)
    #expect(easel.view.center.x == 50)
    #expect(ends.values == ["start"])
  }
}
