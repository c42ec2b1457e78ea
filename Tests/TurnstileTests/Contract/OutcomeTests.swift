import Testing
import Turnstile
import UIKit

@Suite("outcome-is-honest") @MainActor
struct OutcomeIsHonestTests {
  private let clause = Contract.standard.only([.outcomeIsHonest])

  @Test("Success after a cancel is a lie")
  func offender() throws {
    let rig = Rig { $0.complete = { $0.context.completeTransition(true) } }

    #expect(try rig.broken(Traces.cancelled, clause) == ["outcome-is-honest"])
  }

  @Test("What was cancelled is reported as cancelled")
  func twin() throws { #expect(try Rig().broken(Traces.cancelled, clause) == []) }

  @Test("Failure where nobody cancelled is a lie")
  func falseAlarm() throws {
    let rig = Rig { $0.complete = { $0.context.completeTransition(false) } }

    #expect(try rig.broken("  0 do open\n  0 settle", clause) == ["outcome-is-honest"])
  }

  @Test("An animator that was turned round says that it was cancelled")
  func reversed() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moment.slide() }
        animator.addCompletion { moment.context.completeTransition($0 == .end) }
        animator.startAnimation()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.isReversed = true }
      }
    }

    #expect(try rig.broken("  0 do open\n  0 settle", clause) == [])
  }
}

@Suite("completes-once") @MainActor
struct CompletesOnceTests {
  private let clause = Contract.standard.only([.completesOnce])

  @Test("Two completions report twice")
  func offender() throws {
    let rig = Rig {
      $0.complete = { moment in
        moment.context.completeTransition(true)
        moment.context.completeTransition(true)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["completes-once"])
  }

  @Test("One completion reports once")
  func twin() throws { #expect(try Rig().broken(Traces.thereAndBack, clause) == []) }
}

@Suite("completes-in-time") @MainActor
struct CompletesInTimeTests {
  private let clause = Contract.standard.only([.completesInTime])

  @Test("A gesture that is over with nobody to say so")
  func nobodyEnded() throws {
    let rig = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(
      try rig.broken(Traces.cancelled, clause) == ["completes-in-time:nobody-ended"])
    let told = try run(Traces.cancelled, of: rig.subject, clause).violations[0].fix
    #expect(told == "call finish or cancel on every path of .ended")
  }

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

  @Test("An animator that never completes")
  func neverCompleted() throws {
    let rig = Rig { $0.run = { $0.place() } }

    #expect(
      try rig.broken("  0 do open\n", clause) == ["completes-in-time:never-completed"])
  }

  @Test("A drag, a cancelled drag and a button all complete")
  func twin() throws {
    #expect(try Rig().broken(Traces.cancelled, clause) == [])
    #expect(try Rig().broken(Traces.finished, clause) == [])
    #expect(try Rig().broken(Traces.thereAndBack, clause) == [])
  }
}

@Suite("cancelled-gesture-cancels") @MainActor
struct CancelledGestureCancelsTests {
  private let clause = Contract.standard.only([.cancelledGestureCancels])
  private let trace = Traces.open + Traces.drag(30, 600, ending: "cancel 1")

  @Test("A cancelled gesture that finishes what it drove")
  func offender() throws {
    let rig = Rig { $0.pan = { $0.state == .cancelled ? $1.end(finishing: true) : $1.follow($0) } }

    #expect(try rig.broken(trace, clause) == ["cancelled-gesture-cancels"])
  }

  @Test("A cancelled gesture that cancels")
  func twin() throws { #expect(try Rig().broken(trace, clause) == []) }
}

@Suite("progress") @MainActor
struct ProgressTests {
  @Test("Progress that is no number")
  func notFinite() throws {
    let rig = Rig { $0.pan = { $0.state == .changed ? $1.update(.nan) : $1.follow($0) } }

    #expect(
      try rig.broken(Traces.cancelled, .strict.only([.progressIsFinite])) == ["progress-is-finite"])
  }

  @Test("Progress beyond the end")
  func outOfRange() throws {
    let rig = Rig { $0.pan = { $0.state == .changed ? $1.update(1.5) : $1.follow($0) } }

    #expect(
      try rig.broken(Traces.cancelled, .strict.only([.progressInRange])) == ["progress-in-range"])
  }

  @Test("Progress that falls while the finger goes on")
  func falls() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(driver.translation > 300 ? 0.1 : driver.progress)
      }
    }
    let trace = Traces.open + Traces.drag(30, 100, 200, 400)

    #expect(
      try rig.broken(trace, .strict.only([.progressFollowsFinger]))
        == ["progress-follows-finger:falls"])
  }

  @Test("Progress that follows the finger there and back keeps all three")
  func twin() throws {
    let three = Contract.strict.only([.progressIsFinite, .progressInRange, .progressFollowsFinger])

    #expect(try Rig().broken(Traces.open + Traces.drag(30, 200, 400, 100, -50), three) == [])
  }
}
