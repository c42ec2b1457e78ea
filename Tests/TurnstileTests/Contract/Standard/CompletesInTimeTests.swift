import Testing
import Turnstile
import UIKit

@Suite("completes-in-time") @MainActor
struct CompletesInTimeTests {
  private let clause = Contract.standard.only([.completesInTime])
  private let flick = Traces.open + Traces.drag(60, hold: 0).replacing("  16 ", with: "  0 ")

  @Test("A gesture that is over with nobody to say so")
  func offender() throws {
    let rig = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(
      try rig.broken(Traces.cancelled, clause) == ["completes-in-time:nobody-ended"])
    let told = try run(Traces.cancelled, of: rig.subject, clause).violations[0].fix
    #expect(told == "call finish or cancel on every path of .ended")
  }

  @Test("A drag, a cancelled drag, a flick and a button all complete")
  func twin() throws {
    let traces = [Traces.cancelled, Traces.finished, Traces.thereAndBack, flick]
    for trace in traces { #expect(try Rig().broken(trace) == []) }
  }

  @Test("An animation that takes as long as it says is not late, however long that is")
  func lookAlike() throws {
    let rig = Rig { ($0.promised, $0.duration) = (5, 5) }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  // MARK: - Causes

  @Test("The hint about .cancelled is given where a cancelled state reached a handler")
  func cancelledUnhandled() throws {
    let rig = Rig { $0.pan = { if $0.state != .cancelled { $1.follow($0) } } }
    let trace = Traces.open + Traces.drag(30, 100, ending: "cancel 1")

    let violation = try run(trace, of: rig.subject, clause).violations[0]
    #expect("\(violation.finding)" == "completes-in-time:nobody-ended")
    #expect(
      violation.fix == "handle .cancelled and .failed as well as .ended: each must finish or cancel"
    )
  }

  @Test("An interactor that is handed out to a button")
  func noGesture() throws {
    let rig = Rig { $0.handOut = { $0 } }

    #expect(
      try rig.broken(Traces.thereAndBack, clause) == ["completes-in-time:no-gesture"])
  }

  @Test("An end that comes before the start and is not remembered")
  func earlyEnd() throws {
    let rig = Rig { $0.pan = { $0.state == .ended ? $1.finish() : $1.follow($0) } }

    #expect(try rig.broken(flick, clause) == ["completes-in-time:early-end-lost"])
  }

  @Test("A completion speed of nothing")
  func speed() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.completionSpeed = 0
        driver.follow(pan)
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["completes-in-time:speed-is-zero"])
  }

  @Test("An animator that never completes")
  func neverCompleted() throws {
    let rig = Rig { $0.run = { $0.place() } }

    #expect(
      try rig.broken("  0 do open\n", clause) == ["completes-in-time:never-completed"])
  }

  @Test("An animation that repeats for ever and completes at its end")
  func endless() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) {
          moment.slide()
        } completion: { _ in
          moment.context.completeTransition(true)
        }
      }
    }

    #expect(try rig.broken("  0 do open\n", clause) == ["completes-in-time:endless-animation"])
  }

  // MARK: - What is allowed

  @Test("A slow rest is given its time: half of 2 s at a fifth of the speed takes 5")
  func slowRest() throws {
    let rig = Rig {
      ($0.promised, $0.duration) = (2, 2)
      $0.pan = { pan, driver in
        driver.completionSpeed = 0.2
        driver.follow(pan)
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 410), clause) == [])
  }

  @Test("A main thread that is busy for 3 s puts everything off by 3 s")
  func stalled() throws {
    #expect(try Rig().broken("  0 do open\n  32 stall 3000\n", clause) == [])
  }

  @Test("A finger may hold what it drags for as long as it likes")
  func held() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 100, hold: 10_000), clause) == [])
  }

  @Test("What ends under the finger is not late, since nothing is asked before the finger has gone")
  func endsUnderFinger() throws {
    let rig = Rig {
      $0.pan = { $1.progress > 0.5 ? $1.end(finishing: true) : $1.follow($0) }
    }
    let trace = """
        0 down 1 at 195,200
        16 move 1 to 195,240
        8000 move 1 to 195,700
        9000 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  // MARK: - Excuses

  @Test("What is put right within two seconds after the animation is in time")
  func grace() throws {
    let rig = Rig {
      $0.complete = { moment in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) {
          moment.context.completeTransition(!moment.wasCancelled)
        }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("What waits for a transition that never ends is not late itself")
  func waiting() throws {
    let rig = Rig {
      $0.run = { $0.place() }
      $0.setUp = { scene in
        scene.stage.action("leave") { scene.home.dismiss(animated: true) }
        scene.stage.action("go on") { scene.card?.present(Page(), animated: true) }
      }
    }
    let alone = try rig.broken(Traces.open, clause)

    #expect(alone.count == 1)
    #expect(try rig.broken("  0 do open\n  100 do leave\n", clause) == alone)
    #expect(try rig.broken("  0 do open\n  100 do go on\n", clause) == alone)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: "\n").map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : String($0) }
      .joined(separator: "\n") + "\n"
  }
}
