import Testing
import Turnstile
import UIKit

@Suite("on-time") @MainActor
struct OnTimeTests {
  private let clause = Contract.strict.only([.onTime])
  private let late = Rig { ($0.promised, $0.duration) = (0.3, 0.5) }

  @Test("An animation that takes longer than it says, and one that takes less")
  func offender() throws {
    #expect(try late.broken(Traces.open, clause) == ["on-time"])
    let early = Rig { ($0.promised, $0.duration) = (0.5, 0.3) }
    #expect(try early.broken(Traces.open, clause) == ["on-time"])
  }

  @Test("A completion that comes while the animation runs is told apart from a shorter animation")
  func advice() throws {
    func fix(_ rig: Rig) throws -> String? {
      try #require(try run(Traces.open, of: rig.subject, clause).violations.first).fix
    }
    let tooEarly = Rig { rig in
      rig.promised = 0.5
      rig.run = { moment in
        guard let card = moment.card else { return }
        moment.container.addSubview(card)
        card.alpha = 0
        UIView.animate(withDuration: 0.5) { card.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          moment.context.completeTransition(true)
        }
      }
    }
    let shorter = Rig { ($0.promised, $0.duration) = (0.5, 0.3) }

    #expect(
      try fix(tooEarly)
        == "call completeTransition when the last animation has ended: it comes while one still runs"
    )
    #expect(
      try fix(shorter)
        == "return from transitionDuration(using:) what the animation takes, delays included")
  }

  @Test("An animation that takes as long as it says")
  func twin() throws { #expect(try Rig().broken(Traces.thereAndBack) == []) }

  @Test("A hundredth of a second is less than a frame, and nobody sees it")
  func lookAlike() throws {
    #expect(try Rig { ($0.promised, $0.duration) = (0.3, 0.31) }.broken(Traces.thereAndBack) == [])
  }

  @Test("A busy main thread and the background put off what is on time")
  func disturbed() throws {
    #expect(try Rig().broken("  0 do open\n  32 stall 500\n", clause) == [])
    #expect(
      try Rig().broken("  0 do open\n  32 background\n  64 foreground\n", clause) == [])
    #expect(try Rig().broken("  0 background\n  600 do open\n  700 foreground\n", clause) == [])
  }

  @Test("What a finger has driven, and what was turned back, lasts as long as that takes")
  func driven() throws {
    #expect(try Rig().broken(Traces.finished, clause) == [])
    #expect(try Rig().broken(Traces.cancelled, clause) == [])
  }

  @Test("An interactor that lets the animation run from the start is timed by what it does")
  func handedOut() throws {
    let rig = Rig {
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        driver.completionSpeed = 0.5
        return driver
      }
      $0.setUp = { scene in scene.stage.action("end") { scene.driver.finish() } }
      ($0.promised, $0.duration) = (0.3, 0.4)
      $0.before = { if $0.isPresenting { UIView.performWithoutAnimation {} } }
    }
    let trace = "  0 do open\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == ["on-time"])
    #expect(try Rig { $0.handOut = rig.handOut }.broken(trace + "  0 do close\n", clause) == [])
  }

  @Test("How long a card falls and bounces is the model's own physics")
  func falls() throws {
    #expect(try Rig.falling().broken("  0 do open\n  0 settle\n", clause) == [])
  }

  @Test("A refusal takes no time")
  func refused() throws {
    #expect(
      try Rig { $0.run = { $0.context.completeTransition(false) } }.broken(Traces.open, clause)
        == [])
  }

  @Test("What is not animated takes no time, and UIKit's own animators keep UIKit's")
  func notTheApps() throws {
    let subject = stack { stack in
      stack.stage.action("jump") { stack.push(animated: false) }
    }

    #expect(try findings("  0 do jump\n  0 settle\n  0 do push\n", of: subject, clause) == [])
  }

  // MARK: - Excuses

  @Test("What the background cuts short lasts as long as it may")
  func cutShort() throws {
    var subject = Rig().subject
    subject.behavior.backgroundDelay = 0.1

    let trace = "  0 do open\n  32 background\n  1000 foreground\n"
    #expect(try findings(trace, of: subject, clause) == [])
  }

  @Test("An animator that is asked not to animate takes no time")
  func notAnimated() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        moment.incoming?.transform = .identity
        moment.context.completeTransition(true)
      }
      $0.setUp = { scene in scene.stage.action("jump") { scene.open(animated: false) } }
    }
    var subject = rig.subject
    subject.behavior.unanimatedCustomRunsAnimator = true

    #expect(try findings("  0 do jump\n", of: subject, clause) == [])
    #expect(try findings(Traces.open, of: subject, clause) == ["on-time"])
  }

  @Test("What a touch stops, and a drag goes on with, takes as long as the finger does")
  func caught() throws {
    let rig = Rig {
      $0.handOut = { _ in nil }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.scene?.animator?.pauseAnimation()
        case .changed: driver.scene?.animator?.fractionComplete = driver.progress
        default: driver.scene?.animator?.startAnimation()
        }
      }
    }
    let caught = """
        0 do open
       64 down 1 at 195,422
       80 move 1 to 195,432
       96 move 1 to 195,622
      112 up 1

      """

    #expect(try rig.broken(caught, clause) == [])
    #expect(try late.broken(Traces.open, clause) == ["on-time"])
  }

  @Test("What a finger scrubs without an interactor takes as long as the finger does")
  func scrubbed() throws {
    let rig = Rig {
      $0.handOut = { _ in nil }
      $0.run = { moment in
        let animator = moment.keptAnimator()
        if moment.isPresenting { animator.startAnimation() } else { animator.pauseAnimation() }
      }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.scene?.close()
        case .changed: driver.scene?.animator?.fractionComplete = driver.progress
        default: driver.scene?.animator?.startAnimation()
        }
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == [])
  }

  @Test("What ends too late ends too late, even where the next thing that is done ends it")
  func endedLate() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        moment.incoming?.transform = .identity
        moment.scene.end = { moment.context.completeTransition(true) }
      }
      $0.setUp = { scene in scene.stage.action("end") { scene.end() } }
    }

    #expect(try rig.broken("  0 do open\n  800 do end\n", clause) == ["on-time"])
  }

  @Test("UIKit's own animators take no time where animations are off")
  func switchedOff() throws {
    let subject = stack { stack in
      stack.stage.action("later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          UIView.setAnimationsEnabled(false)
          stack.push()
        }
      }
    }

    #expect(try findings("  0 do later\n", of: subject, clause) == [])
  }

  @Test("What is held in mid-air by what was handed out takes as long as it is held")
  func held() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        return driver
      }
      $0.setUp = { scene in
        scene.stage.action("hold") { scene.driver.pause() }
        scene.stage.action("let go") { scene.driver.finish() }
      }
    }
    let trace = Traces.open + "  0 do close\n  100 do hold\n  600 do let go\n"

    #expect(try rig.broken(trace, clause) == [])
  }
}
