import Testing
import VirtualTime

@Suite("Turn loop")
struct TurnLoopTests {
  let loop = TurnLoop<String>(workLimit: 100)

  @Test("A run jumps from one due thing to the next and ends where it was told to")
  func jumps() {
    var log: [String] = []
    loop.schedule("hour", at: .milliseconds(3_600_000))
    loop.schedule("later", after: .seconds(3_601))
    loop.input("touch", at: .milliseconds(5))

    let outcome = loop.run(until: .milliseconds(3_600_500)) { log.append("\(loop.now) \($0)") }
    #expect(outcome == .reached)
    #expect(log == ["5 ms touch", "3600000 ms hour"])
    #expect(loop.now == .milliseconds(3_600_500))
  }

  @Test("A run does everything due at its very end")
  func endIsIncluded() {
    var log: [String] = []
    loop.schedule("on time", at: .milliseconds(8))

    loop.run(until: .milliseconds(8)) { work in
      log.append(work)
      if log.count < 3 { loop.nextTurn("once more") }
    }
    #expect(log == ["on time", "once more", "once more"])
  }

  @Test("A run until an instant in the past does nothing")
  func endInThePast() throws {
    try loop.clock.advance(by: .seconds(1))
    loop.nextTurn("due")

    #expect(loop.run(until: .milliseconds(9)) { _ in Issue.record("worked") } == .reached)
    #expect(loop.now == .milliseconds(1_000))
  }

  @Test("A run until idle stops at the last thing there was to do")
  func untilIdle() {
    loop.schedule("last", at: .milliseconds(7))
    loop.runUntilIdle(limit: .milliseconds(100)) { _ in }

    #expect(loop.now == .milliseconds(7))
    #expect(!loop.hasPendingWork)
  }

  @Test("A run until idle does not pass its limit")
  func idleLimit() {
    loop.schedule("too late", at: .milliseconds(101))
    loop.runUntilIdle(limit: .milliseconds(100)) { _ in Issue.record("worked") }

    #expect(loop.now == .zero)
    #expect(loop.nextDue == .milliseconds(101))
  }

  @Test("What is pending is counted by kind")
  func counts() {
    loop.input("i", at: .zero)
    loop.schedule("e", at: .zero)
    loop.nextTurn("n")
    loop.nextTurn("n")
    loop.afterCommit("c")
    _ = loop.addTick("t")

    let pending = loop.pending
    #expect(pending.input == 1)
    #expect(pending.events == 1)
    #expect(pending.ticks == 1)
    #expect(pending.nextTurn == 2)
    #expect(pending.afterCommit == 1)
  }

  @Test("Ticks alone are no pending work, yet they are due")
  func ticksAreNotPending() {
    _ = loop.addTick("t")

    #expect(!loop.hasPendingWork)
    #expect(loop.nextDue?.nanoseconds == 16_666_666)
  }

  @Test("An event that is never due does not keep a run going")
  func never() {
    let token = loop.schedule("never", after: .seconds(Int64.max))

    #expect(loop.nextDue == nil)
    #expect(loop.cancel(token) == "never")
  }

  @Test("A nested run takes what the outer turn has not got to, and the outer turn goes on")
  func nested() {
    var log: [String] = []
    for work in ["outer", "b", "c"] { loop.nextTurn(work) }
    loop.schedule("later", at: .milliseconds(5))
    loop.schedule("much later", at: .milliseconds(50))

    loop.run(until: .milliseconds(60)) { work in
      log.append(work)
      guard work == "outer" else { return }
      #expect(loop.isRunning)
      loop.run(until: .milliseconds(9)) { log.append("nested \($0)") }
      loop.nextTurn("d")
    }
    #expect(log == ["outer", "nested b", "nested c", "nested later", "d", "much later"])
    #expect(!loop.isRunning)
  }

  @Test("A loop runs while it works, and no longer, whichever way it was set going")
  func running() {
    loop.nextTurn("idle")
    loop.runUntilIdle(limit: .zero) { _ in #expect(loop.isRunning) }
    #expect(!loop.isRunning)

    loop.nextTurn("turn")
    loop.runTurn { _ in #expect(loop.isRunning) }
    #expect(!loop.isRunning)
  }
}
