import Testing
import Turnstile
import UIKit

/// What a report advises, beside a case in which the same advice would be wrong.
@Suite("Advice") @MainActor
struct AdviceTests {
  private let inTime = Contract.standard.only([.completesInTime])
  private let flick = Traces.open + Traces.drag(60, hold: 0).replacing("  16 ", with: "  0 ")
  private let cancelled = Traces.open + Traces.drag(30, 100, ending: "cancel 1")

  private func advice(_ rig: Rig, _ trace: String, _ contract: Contract) throws -> String {
    try #require(try run(trace, of: rig.subject, contract).violations.first?.fix)
  }

  @Test("That an end came too early is said where one came, and not where none did")
  func early() throws {
    let hasty = Rig { $0.pan = { $0.state == .ended ? $1.finish() : $1.follow($0) } }
    let silent = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(try advice(hasty, flick, inTime).hasPrefix("remember an early end and send it"))
    #expect(
      try advice(silent, flick, inTime)
        == "call finish or cancel on every path of .ended, and in startInteractiveTransition(_:) "
        + "where the gesture is over by then")
    #expect(
      try advice(silent, Traces.cancelled, inTime)
        == "call finish or cancel on every path of .ended")
  }

  @Test(
    "Of a percent-driven object that kept an end to itself it is said that the gesture was over")
  func keptEnd() throws {
    let forgetful = Rig {
      $0.pan = { if $0.state != .ended || $1.percentComplete > 0 { $1.follow($0) } }
    }

    let violation = try #require(try run(flick, of: forgetful.subject, inTime).violations.first)
    #expect("\(violation.finding)" == "completes-in-time:nobody-ended")
    #expect(
      violation.message.hasSuffix(
        "the gesture was over before it had started, and nobody ended it."))
  }

  @Test("Of an interactor of the app's own it is said that the gesture was over, and no more")
  func ownInteractor() throws {
    let rig = Rig {
      $0.handOut = { $0.isDriving || $0.hasDriven ? Patient() : nil }
      $0.pan = { if $0.state == .began { $1.begin() } }
    }

    let violation = try #require(try run(flick, of: rig.subject, inTime).violations.first)
    #expect("\(violation.finding)" == "completes-in-time:early-end-lost")
    #expect(
      violation.message.hasSuffix(
        "the gesture was over before it had started, and nobody ended it."))
    #expect(violation.fix?.hasPrefix("remember how the gesture ended") == true)
  }

  @Test(
    "A cancelled state is spoken of where one reached a handler, and not where the finger was lifted"
  )
  func cancelledState() throws {
    let deaf = Rig { $0.pan = { if $0.state == .began || $0.state == .changed { $1.follow($0) } } }

    #expect(try advice(deaf, cancelled, inTime).contains(".cancelled"))
    #expect(try !advice(deaf, Traces.cancelled, inTime).contains(".cancelled"))
  }

  @Test("Another interactor is spoken of where one was told, and not where nobody was")
  func otherInteractor() throws {
    let other = Rig {
      let spare = UIPercentDrivenInteractiveTransition()
      $0.handOut = { $0.isDriving ? spare : nil }
    }
    let silent = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(
      try advice(other, Traces.cancelled, inTime)
        == "hand out the interactor that the gesture drives")
    #expect(try !advice(silent, Traces.cancelled, inTime).contains("hand out"))
  }

  @Test("An interactor for a button is spoken of where a button asked, and not where a gesture did")
  func button() throws {
    let rig = Rig {
      $0.handOut = { $0 }
      $0.pan = { if $0.state != .ended { $1.follow($0) } }
    }

    #expect(try advice(rig, Traces.thereAndBack, inTime).hasPrefix("return the interactor only"))
    #expect(try !advice(rig, Traces.cancelled, inTime).contains("return the interactor"))
  }

  @Test("The Boolean of an animation is spoken of where one was broken off, and not where none was")
  func finished() throws {
    let honest = Contract.standard.only([.outcomeIsHonest])
    let finished = Rig {
      $0.run = { moment in
        moment.place()
        UIView.animate(withDuration: 0.3) {
          moment.slide()
        } completion: {
          moment.context.completeTransition($0)
        }
      }
    }
    let never = Rig { $0.complete = { $0.context.completeTransition(false) } }

    #expect(
      try advice(finished, "  0 do open\n 100 background\n", honest).contains("'finished'"))
    #expect(try !advice(never, "  0 do open\n", honest).contains("'finished'"))
  }

  @Test("A drag that was cancelled is spoken of where one was, and not where the finger was lifted")
  func hanging() throws {
    let rest = Contract.strict.only([.comesToRest])
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.scene?.card?.view.frame.origin.y = max(pan.translation(in: nil).y, 0)
      }
    }

    #expect(try advice(rig, cancelled, rest).contains(".cancelled"))
    #expect(try !advice(rig, Traces.cancelled, rest).contains(".cancelled"))
  }
}

/// An interactor that moves nothing, and waits.
private final class Patient: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
