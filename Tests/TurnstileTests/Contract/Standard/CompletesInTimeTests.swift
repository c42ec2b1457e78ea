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

  @Test("What a drag takes up that code has asked for is told by how that drag ended")
  func takenUp() throws {
    let rig = Rig {
      $0.handOut = { $0 }
      $0.pan = { if $0.state == .changed { $1.update($1.progress) } }
    }
    let trace = Traces.open + "  0 do close\n" + Traces.drag(30, 100)

    let told = try run(trace, of: rig.subject, clause).violations.map(\.fix)
    #expect(told == ["call finish or cancel on every path of .ended"])
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

  // MARK: - Bounces

  /// Returns the broken rules for a card that falls onto the screen, and the duration of the fall.
  private func fall(completes: Bool = true, elasticity: CGFloat = 0.7) throws -> (
    findings: [String], seconds: Double
  ) {
    let rig = Rig.falling(completes: completes, elasticity: elasticity)
    let run = try run("0 do open\n0 settle\n", of: rig.subject, clause)
    return (run.violations.map { "\($0.finding)" }, Double(run.simulated) / 1e9)
  }

  @Test(
    "A card that falls and bounces may take longer than it says, since how long is the model's own",
    arguments: [(0.7, 2.3), (0.9, 12)])
  func bouncing(elasticity: CGFloat, seconds: Double) throws {
    let fall = try fall(elasticity: elasticity)

    #expect(fall.findings == [])
    #expect(fall.seconds > seconds)
  }

  @Test("Of a card that bounces for ever nothing is known: whether it does is the model's own")
  func restless() throws {
    let fall = try fall(elasticity: 1)

    #expect(fall.findings == [])
    #expect(fall.seconds > 60)
  }

  @Test("A card that has come to rest and is not completed is found")
  func rests() throws {
    let findings = try fall(completes: false).findings

    #expect(findings == ["completes-in-time:endless-animation"])
  }

  // MARK: - Transitions that stand still until something happens

  /// Returns the broken rules of a card whose interactor is never ended after a cancelled drag,
  /// with another step of the trace (input sequence) some time later.
  private func rescued(after milliseconds: Int, by next: String) throws -> [Violation] {
    let rig = Rig {
      $0.pan = { pan, driver in
        switch pan.state {
        case .cancelled: break
        case .ended: driver.finish()
        default: driver.follow(pan)
        }
      }
      $0.setUp = { scene in
        scene.stage.action("end") { scene.driver.finish() }
        let target = PanTarget { [driver = scene.driver] pan in
          if pan.state == .ended, driver.isDriving { driver.finish() }
        }
        scene.stage.window.addGestureRecognizer(target.pan)
        scene.stage.keep(target, with: scene.home)
      }
    }
    let first = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        332 cancel 1

      """
    return try run(Traces.open + first + next, of: rig.subject, clause).violations
  }

  private func drag(at start: Int) -> String {
    """
      \(start) down 1 at 195,300
      \(start + 16) move 1 to 195,330
      \(start + 32) move 1 to 195,800
      \(start + 332) up 1
      \(start + 332) settle

    """
  }

  @Test("What stands still until the next finger comes is late when that one comes down")
  func rescuedByFinger() throws {
    let late = try rescued(after: 6_000, by: drag(at: 6_000))

    #expect(late.map { "\($0.finding)" } == ["completes-in-time:nobody-ended"])
    #expect(late[0].message.contains("stands still: the gesture was cancelled"))
    #expect(late[0].evidence[0].hasSuffix("when the next step came"))
    #expect(late[0].milliseconds == 6_000 + opened)
    #expect(try rescued(after: 1_000, by: drag(at: 1_000)) == [])
  }

  @Test("What stands still until code ends it is late when that runs", arguments: [6_000, 1_000])
  func rescuedByCode(time: Int) throws {
    let found = try rescued(after: time, by: "  \(time) do end\n  \(time) settle\n")

    #expect(found.map(\.milliseconds) == (time > 3_000 ? [time + opened] : []))
  }

  @Test("Time in the background does not count, where nothing moves")
  func inBackground() throws {
    let trace = """
        332 background
        9000 foreground
        9100 do end
        9100 settle

      """

    #expect(try rescued(after: 9_100, by: trace) == [])
  }

  @Test("An end that was lost is named as such when the next finger comes, whatever that one does")
  func earlyEndUntilNextFinger() throws {
    let rig = Rig { $0.pan = { $0.state == .ended ? $1.finish() : $1.follow($0) } }

    #expect(
      try rig.broken(flick + drag(at: 100), clause) == ["completes-in-time:early-end-lost"])
  }

  /// The milliseconds from the start of the trace (input sequence) until the card is open. The
  /// times of later steps are counted from there.
  private let opened = 300

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

  @Test(
    "Where a handler leaves the request to a queue, the end of a gesture before the start is lost",
    arguments: [true, false])
  func requestedLater(isOver: Bool) throws {
    let rig = Rig {
      $0.handOut = { Direct($0) }
      $0.pan = { pan, driver in
        guard pan.state == .began else { return }
        DispatchQueue.main.async { driver.scene?.close() }
      }
    }
    let drag = "  0 down 1 at 195,100\n  16 move 1 to 195,140\n"
    let found = try rig.broken(
      Traces.open + "  0 suppose late-starts\n" + drag + (isOver ? "  17 up 1\n" : "  400 up 1\n"),
      clause)

    #expect(found == ["completes-in-time:" + (isOver ? "early-end-lost" : "no-gesture")])
  }

  @Test("A tap that moves an interactor on is no gesture that drives it")
  func tapped() throws {
    let rig = Rig {
      $0.handOut = { $0 }
      $0.setUp = { scene in
        let target = TapTarget { [driver = scene.driver] in driver.update(0.2) }
        scene.stage.window.addGestureRecognizer(target.tap)
        scene.stage.keep(target, with: scene.home)
      }
    }
    let trace = Traces.open + "  0 do close\n  100 tap at 195,400\n"

    #expect(try rig.broken(trace, clause) == ["completes-in-time:no-gesture"])
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

  @Test(
    "An animator that never completes is the same root under a finger, whose progress moves nothing"
  )
  func neverCompletedUnderFinger() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        guard moment.isPresenting else { return }
        moment.slide()
        moment.context.completeTransition(true)
      }
    }

    for trace in [Traces.finished, "  0 do open\n  0 settle\n  0 do close\n"] {
      #expect(try rig.broken(trace, clause) == ["completes-in-time:never-completed"])
    }
  }

  @Test("A property animator without animations is named, and not the pause in which UIKit got it")
  func emptyAnimator() throws {
    /// An app whose percent-driven interactor is handed out to code, and starts by itself.
    func rig(_ animator: @escaping Rig.Interruptible, besides: Bool) -> Rig {
      Rig {
        $0.interruptible = { moment in
          if besides { UIView.animate(withDuration: 0.3) { moment.home.alpha = 0.5 } }
          return moment.isPresenting ? UIViewPropertyAnimator() : animator(moment)
        }
        $0.run = Rig.presentationByViews
        $0.handOut = {
          $0.wantsInteractiveStart = false
          return $0
        }
      }
    }
    let empty: Rig.Interruptible = { _ in UIViewPropertyAnimator() }
    let full: Rig.Interruptible = { moment in
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moment.slide() }
      animator.addCompletion { _ in moment.context.completeTransition(true) }
      return animator
    }

    for besides in [false, true] {
      let told = try run(Traces.thereAndBack, of: rig(empty, besides: besides).subject, clause)
      let violation = try #require(told.violations.first)
      #expect(violation.message.contains("a property animator without animations"))
      #expect(violation.fix?.hasPrefix("give it its animations and a completion") == true)
      #expect(try rig(full, besides: besides).broken(Traces.thereAndBack, clause) == [])
    }
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

  // MARK: - Allowances

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
