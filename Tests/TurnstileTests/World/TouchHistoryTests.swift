import Testing
import VirtualTime

@testable import Turnstile

@Suite("The touches of a run")
struct TouchHistoryTests {
  private final class Finger {}
  private let first = Finger()
  private let second = Finger()
  private var history = TouchHistory()

  private func instant(_ nanoseconds: Int64) -> VirtualInstant {
    VirtualInstant(nanoseconds: nanoseconds)
  }

  @Test("A drag lasts from the first finger down to the last finger up")
  mutating func drag() {
    history.down(ObjectIdentifier(first), at: instant(1))
    history.down(ObjectIdentifier(second), at: instant(2))
    history.up(cancelled: false, at: instant(3))
    let during = (fingers: history.fingers, end: history.drags.last?.ended)
    history.up(cancelled: true, at: instant(4))

    #expect(during.fingers == 1)
    #expect(during.end == nil)
    #expect(
      history.drags == [Drag(index: 0, began: instant(1), ended: instant(4), wasCancelled: true)])
    #expect(history.lastLift == instant(4))
  }

  @Test("Touches are numbered over the whole run, and those of an earlier drag are forgotten")
  mutating func numbers() {
    for _ in 0..<2 {
      history.down(ObjectIdentifier(first), at: instant(1))
      history.down(ObjectIdentifier(second), at: instant(1))
      history.up(cancelled: false, at: instant(2))
      history.up(cancelled: false, at: instant(2))
    }

    #expect(history.numbers(of: [ObjectIdentifier(second), ObjectIdentifier(first)]) == [2, 3])
    #expect(history.numbers(of: [ObjectIdentifier(second)]) == [3])
    #expect(history.drags.map(\.index) == [0, 1])
  }

  @Test("A finger that leaves although none is down changes nothing")
  mutating func stray() {
    history.begin(at: instant(7))
    history.up(cancelled: false, at: instant(9))

    #expect(history.fingers == 0)
    #expect(history.drags.isEmpty)
    #expect(history.lastLift == instant(7))
  }
}
