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
  func twin() throws { #expect(try Rig().broken(Traces.cancelled) == []) }

  @Test("An animator that refuses before anything has moved is honest")
  func lookAlike() throws {
    let rig = Rig { $0.run = { $0.context.completeTransition(false) } }

    #expect(try rig.broken(Traces.open) == [])
  }

  @Test("Failure where nobody cancelled is a lie")
  func falseFailure() throws {
    let rig = Rig { $0.complete = { $0.context.completeTransition(false) } }

    #expect(try rig.broken(Traces.open, clause) == ["outcome-is-honest"])
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

    #expect(try rig.broken(Traces.open, clause) == [])
  }
}
