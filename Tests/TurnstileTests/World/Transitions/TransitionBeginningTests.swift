import Testing
import VirtualTime

@testable import Turnstile

@Suite("The start of a transition")
struct TransitionBeginningTests {
  @Test(
    "Only an interactive start after the gesture, with an interactor that nobody observes, is late",
    arguments: [
      (true, true, false, true), (false, true, false, false), (true, false, false, false),
    ]
      + [(true, true, true, false)])
  func late(isInteractive: Bool, gestureWasOver: Bool, isPercentDriven: Bool, isLate: Bool) {
    let start = TransitionBeginning(
      instant: .zero, isInteractive: isInteractive, gestureWasOver: gestureWasOver,
      isPercentDriven: isPercentDriven, reversals: 0)

    #expect(start.isLateForCustomInteractor == isLate)
  }
}
