import Testing
import VirtualTime

@Suite("Endless instant")
struct HungTests {
  let loop = TurnLoop<Character>(workLimit: 100)

  @Test("Turns that always ask for another are reported as hung")
  func endlessTurns() {
    loop.schedule("x", at: .milliseconds(4))

    let outcome = loop.run(until: .milliseconds(9)) { loop.nextTurn($0) }
    #expect(outcome == .hung(at: .milliseconds(4), turns: 100, performed: 100))
    #expect(
      "\(outcome)" == "hung at 4 ms: 100 units of work in 100 turns, and more is due.")
  }

  @Test("A commit that never settles is reported as hung")
  func endlessCommit() {
    loop.nextTurn("x")

    let outcome = loop.run(until: .milliseconds(9)) { loop.afterCommit($0) }
    #expect(outcome == .hung(at: .zero, turns: 1, performed: 100))
  }

  @Test("Events that are due at once, for ever, are reported as hung")
  func endlessEvents() {
    loop.schedule("x", at: .zero)

    let outcome = loop.runUntilIdle(limit: .distantFuture) { loop.schedule($0, after: .zero) }
    #expect(outcome == .hung(at: .zero, turns: 100, performed: 100))
  }

  @Test("Exactly as much work as an instant may take is no hang")
  func atTheLimit() {
    for _ in 0..<100 { loop.nextTurn("x") }

    #expect(loop.run(until: .zero) { _ in } == .reached)
  }

  @Test("What a hung loop has not got to is still pending")
  func nothingIsLost() {
    for _ in 0..<60 { loop.nextTurn("x") }
    for _ in 0..<50 { loop.schedule("y", at: .zero) }

    #expect(loop.run(until: .zero) { _ in } == .hung(at: .zero, turns: 1, performed: 100))
    #expect(loop.pending.events == 10)
    #expect(loop.run(until: .zero) { _ in } == .reached)
  }

  @Test("Much work is no hang as long as time passes")
  func timePasses() {
    var count = 0
    loop.nextTurn("x")

    let outcome = loop.run(until: .milliseconds(1)) { work in
      count += 1
      if count < 5_000 { loop.schedule(work, after: .nanoseconds(1)) }
    }
    #expect(outcome == .reached)
    #expect(count == 5_000)
  }

  @Test("A hang inside a nested run ends the outer run too")
  func nested() {
    loop.nextTurn("x")

    let outcome = loop.run(until: .milliseconds(1)) { _ in
      #expect(loop.run(until: .zero) { loop.nextTurn($0) } == .reached)
      loop.nextTurn("y")
      loop.run(until: .zero) { loop.nextTurn($0) }
    }
    #expect(outcome == .hung(at: .zero, turns: 100, performed: 100))
  }

  @Test("Nested runs count towards the same instant")
  func nestedRunsCount() {
    loop.nextTurn("x")

    let outcome = loop.run(until: .zero) { _ in
      loop.nextTurn("y")
      loop.runTurn { loop.nextTurn($0) }
    }
    guard case .hung(at: .zero, turns: _, performed: 100) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
