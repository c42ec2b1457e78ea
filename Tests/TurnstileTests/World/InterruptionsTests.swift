import Testing
import VirtualTime

@testable import Turnstile

@Suite("Interruptions of a run")
struct InterruptionsTests {
  @Test("The window was resized since an instant if the last change is not before it")
  func resized() {
    var interruptions = Interruptions()
    let never = interruptions.resized(since: .zero)
    interruptions.resize(at: VirtualInstant(nanoseconds: 5))

    #expect(!never)
    #expect(interruptions.resized(since: VirtualInstant(nanoseconds: 5)))
    #expect(!interruptions.resized(since: VirtualInstant(nanoseconds: 6)))
  }

  @Test("The times of several stalls add up, in seconds")
  func stalls() {
    var interruptions = Interruptions()
    interruptions.stall(milliseconds: 250)
    interruptions.stall(milliseconds: 500)

    #expect(interruptions.stalled == 0.75)
  }
}
