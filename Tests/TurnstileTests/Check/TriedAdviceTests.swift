import Choices
import Testing
import UIKit

@testable import Turnstile

/// Tests that advice is given only if the finding is gone when the harness follows it: each advice
/// beside an app that it would not help.
@Suite("Tried advice") @MainActor
struct TriedAdviceTests {
  private func violations(
    of rig: Rig, _ trace: String, _ finding: String, asking ask: @escaping (Assignment) -> Answer?
  ) throws -> [Violation] {
    var performer = Performer(
      subject: rig.subject, contract: .standard, budget: .runs(1), search: Search(.random(Seed(1))),
      runInFreshProcess: ask)
    let file = try StoredTrace(parsing: "turnstile trace 1\nsubject rig\n\(trace)")
    guard case .watched(_, let violations) = performer.perform(.watch(file.trace)) else {
      return []
    }
    return violations.filter { "\($0.finding)" == finding }
  }

  /// Returns the advice for a finding that a trace of an app shows, after it was tried.
  private func advice(
    _ rig: Rig, _ trace: String, _ finding: String,
    asking ask: @escaping (Assignment) -> Answer? = { _ in nil }
  ) throws -> String? {
    let violation = try #require(
      try violations(of: rig, trace, finding, asking: ask).first, "no \(finding)")
    #expect(violation.remedy == nil)
    return violation.fix
  }

  @Test("To set a transform back helps, unless the app sets it once more after the transition")
  func transformed() throws {
    let finding = "finish-arrives:transformed"
    let rig = Rig { $0.animate = { $0.incoming?.transform = .init(scaleX: 0.9, y: 0.9) } }
    let stubborn = Rig {
      $0.after = { moment in
        guard let card = moment.incoming else { return }
        card.transform = .init(scaleX: 0.9, y: 0.9)
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
          MainActor.assumeIsolated { card.transform = .init(scaleX: 0.9, y: 0.9) }
        }
      }
    }

    #expect(
      try advice(rig, Traces.open, finding) == "set the transform back to identity when completing")
    #expect(try advice(stubborn, Traces.open, finding) == nil)
  }

  @Test("To set a value back helps, unless the app sets it once more after a cancelled transition")
  func restored() throws {
    let finding = "cancel-restores:alpha"
    let rig = Rig { $0.before = { $0.home.alpha = 0.5 } }
    let stubborn = Rig {
      $0.after = { moment in
        let home = moment.home
        home.alpha = 0.5
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
          MainActor.assumeIsolated { home.alpha = 0.5 }
        }
      }
    }

    let trace = Traces.open + Traces.drag(30, 100)
    #expect(
      try advice(rig.onlyDismissing, trace, finding)
        == "set alpha back on every path that ends the transition")
    #expect(try advice(stubborn.onlyDismissing, trace, finding) == nil)
  }

  @Test("To set a value back helps a return, unless the app sets it once more after the transition")
  func returned() throws {
    let finding = "round-trip:alpha"
    let rig = Rig { $0.before = { $0.home.alpha = 0.5 } }
    let stubborn = Rig {
      $0.after = { moment in
        let home = moment.home
        home.alpha = 0.5
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
          MainActor.assumeIsolated { home.alpha = 0.5 }
        }
      }
    }

    #expect(
      try advice(rig.onlyDismissing, Traces.thereAndBack, finding)
        == "set alpha back on every path that ends the transition")
    #expect(try advice(stubborn.onlyDismissing, Traces.thereAndBack, finding) == nil)
  }

  @Test("To hand out no interactor helps, unless the animator does not complete without one")
  func handedOut() throws {
    let finding = "completes-in-time:no-gesture"
    let rig = Rig { $0.handOut = { $0 } }
    let idle = Rig {
      $0.handOut = { $0 }
      let run = Rig.presentationByViews
      $0.run = run
    }

    #expect(
      try advice(rig, Traces.thereAndBack, finding)
        == "return the interactor only while its gesture is under way, else nil")
    #expect(try advice(idle, Traces.thereAndBack, finding) == nil)
    let wayBack = "stays-responsive:no-way-back"
    #expect(try advice(rig, Traces.open, wayBack)?.hasPrefix("hand out the interactor") == true)
    #expect(try advice(idle, Traces.open, wayBack) == nil)
  }

  @Test("To finish when the gesture ends helps, unless the animator does not complete then")
  func ended() throws {
    let finding = "completes-in-time:nobody-ended"
    let silent = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }
    let idle = Rig {
      $0.pan = silent.pan
      $0.complete = { if $0.isPresenting { $0.context.completeTransition(true) } }
    }

    #expect(
      try advice(silent, Traces.cancelled, finding)
        == "call finish or cancel on every path of .ended")
    #expect(try advice(idle, Traces.cancelled, finding) == nil)
  }

  @Test("To remember an early end helps, unless the animator does not complete then")
  func early() throws {
    let finding = "completes-in-time:early-end-lost"
    let flick = Traces.open + Traces.drag(60, hold: 0).replacing("  16 ", with: "  0 ")
    let hasty = Rig { $0.pan = { $0.state == .ended ? $1.finish() : $1.follow($0) } }
    let idle = Rig {
      $0.pan = hasty.pan
      $0.complete = { if $0.isPresenting { $0.context.completeTransition(true) } }
    }

    #expect(try advice(hasty, flick, finding)?.hasPrefix("remember an early end") == true)
    #expect(try advice(idle, flick, finding) == nil)
  }

  @Test("To cancel with the gesture helps, unless the interactor makes a finish of a cancel")
  func cancelled() throws {
    let finding = "cancelled-gesture-cancels"
    let trace = Traces.open + Traces.drag(30, 100, ending: "cancel 1")
    let eager = Rig {
      $0.pan = { if $0.state == .cancelled { $1.end(finishing: true) } else { $1.follow($0) } }
    }
    let turned = Rig {
      let interactor = Turned()
      $0.handOut = { $0.isDriving ? interactor : nil }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.begin()
        case .changed: interactor.update(driver.progress)
        default:
          driver.isDriving = false
          interactor.finish()
        }
      }
    }
    let liar = Rig { $0.complete = { $0.context.completeTransition(true) } }

    #expect(try advice(eager, trace, finding)?.hasPrefix("handle .cancelled and .failed") == true)
    #expect(try advice(turned, trace, finding) == nil)
    #expect(
      try advice(liar, Traces.cancelled, "outcome-is-honest")
        == "pass !context.transitionWasCancelled to completeTransition")
  }

  @Test("Another process tries the advice, and advice that ends it is taken back")
  func elsewhere() throws {
    let finding = "completes-in-time:no-gesture"
    let rig = Rig { $0.handOut = { $0 } }
    var asked = 0
    func advice(_ answer: Answer) throws -> String? {
      try self.advice(rig, Traces.thereAndBack, finding) {
        guard case .follow = $0 else { return nil }
        asked += 1
        return answer
      }
    }

    #expect(try advice(.isShown(false)) != nil)
    #expect(try advice(.isShown(true)) == nil)
    #expect(try advice(.processFailed(ProcessFailure(.trap, trace: nil, run: nil))) == nil)
    #expect(asked == 3)
  }
}

/// An interactor that finishes when it is told to cancel.
private final class Turned: UIPercentDrivenInteractiveTransition {
  override func cancel() { finish() }
}

extension Rig {
  /// The same app with parts `before` and `after` that are left out of presentations.
  fileprivate var onlyDismissing: Rig {
    var rig = self
    rig.before = { [before] in if !$0.isPresenting { before($0) } }
    rig.after = { [after] in if !$0.isPresenting { after($0) } }
    return rig
  }
}
