import Testing
import UIKit

@testable import Turnstile

@MainActor
@Suite("The transitions of a run")
struct TransitionHistoryTests {
  @Test("The drag of a request that waits is found by the request's serial")
  func queued() {
    var history = TransitionHistory()
    history.queue(request: 4, drag: 2)
    history.queue(request: 5, drag: nil)

    #expect(history.drag(ofQueued: 4) == 2)
    #expect(history.drag(ofQueued: 5) == nil)
    #expect(history.isEmpty)
  }
}
