import Testing
import UIKit
import VirtualTime

@testable import Turnstile

@Suite("The decision of a transition")
struct TransitionDecisionTests {
  private let pause = AnimatorPause(instant: VirtualInstant(nanoseconds: 5), gesture: nil)

  @Test("A cancel has an instant and shows an intent to cancel")
  func cancel() {
    var decision = TransitionDecision()
    decision.end(cancelled: true, at: VirtualInstant(nanoseconds: 3))

    #expect(decision.isCancel)
    #expect(decision.instant == VirtualInstant(nanoseconds: 3))
    #expect(decision.showsCancelIntent)
  }

  @Test("A pause opens the decision again, and the intent to cancel remains")
  func reopened() {
    var decision = TransitionDecision()
    decision.end(cancelled: true, at: VirtualInstant(nanoseconds: 3))
    decision.reopen(by: pause)

    #expect(decision.instant == nil)
    #expect(!decision.isCancel)
    #expect(decision.showsCancelIntent)
    #expect(decision.pause?.instant == pause.instant)
  }

  @Test("A finish after a pause is the decision that counts")
  func finishAfterPause() {
    var decision = TransitionDecision()
    decision.end(cancelled: true, at: VirtualInstant(nanoseconds: 3))
    decision.reopen(by: pause)
    decision.end(cancelled: false, at: VirtualInstant(nanoseconds: 9))

    #expect(!decision.isCancel)
    #expect(decision.instant == VirtualInstant(nanoseconds: 9))
  }

  @Test("Only a finish or a cancel before the start can be a lost end")
  func early() {
    var decision = TransitionDecision()
    decision.callEarly(.update, isLost: true)
    decision.callEarly(.finish, isLost: false)
    let before = decision.earlyEndWasLost
    decision.callEarly(.finish, isLost: true)

    #expect(!before)
    #expect(decision.earlyEndWasLost)
    #expect(!decision.showsCancelIntent)
    #expect(decision.instant == nil)
  }

  @Test("A cancel before the start shows an intent to cancel, whether it is lost or not")
  func earlyCancel() {
    var decision = TransitionDecision()
    decision.callEarly(.cancel, isLost: false)

    #expect(decision.showsCancelIntent)
    #expect(!decision.earlyEndWasLost)
  }
}
