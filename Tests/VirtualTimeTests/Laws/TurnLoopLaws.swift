import Testing
import VirtualTime

/// Runs a turn loop (a run loop on virtual time) whose work adds and cancels other work at random.
/// Requires that time never goes back, that nothing runs early, twice, or after it was cancelled,
/// and that nothing is lost.
///
/// - Returns: The log of the work with its times, for comparison.
@discardableResult
func requireLoopLaws(seed: UInt64) throws -> [String] {
  var dice = Dice(seed: seed)
  let loop = TurnLoop<Int>(framesPerSecond: 50)
  var due: [VirtualInstant] = []
  var tokens: [(work: Int, token: EventToken)] = []
  var finished: [Bool] = []
  var log: [String] = []
  var last = VirtualInstant.zero

  func add() {
    let work = due.count
    let delay = Duration.nanoseconds([0, 0, 1, 20_000_000, 7_654_321][dice.roll(5)])
    due.append(loop.now)
    finished.append(false)
    switch dice.roll(5) {
    case 0: loop.nextTurn(work)
    case 1: loop.afterCommit(work)
    case 2:
      due[work] = loop.now + delay
      loop.input(work, at: due[work])
    default:
      due[work] = loop.now + delay
      tokens.append((work, loop.schedule(work, after: delay)))
    }
  }

  for _ in 0..<20 { add() }
  let outcome = loop.run(until: .milliseconds(2_000)) { work in
    log.append("\(loop.now) \(work)")
    if finished[work] { Issue.record("\(work) ran twice or after it was cancelled, seed \(seed)") }
    if loop.now < due[work] { Issue.record("\(work) ran early, seed \(seed)") }
    if loop.now < last { Issue.record("time ran backwards, seed \(seed)") }
    finished[work] = true
    last = loop.now
    for _ in 0..<dice.roll(3) where due.count < 400 { add() }
    if !tokens.isEmpty, dice.roll(3) == 0 {
      let (victim, token) = tokens[dice.roll(tokens.count)]
      if loop.cancel(token) != nil { finished[victim] = true }
    }
  }
  try #require(outcome == .reached)
  try #require(!loop.hasPendingWork, "seed \(seed)")
  try #require(finished.allSatisfy { $0 }, "seed \(seed)")
  return log
}

@Suite("Turn loop laws")
struct TurnLoopLaws {
  @Test("Nothing runs early, twice or never", arguments: 0..<20 as Range<UInt64>)
  func laws(seed: UInt64) throws {
    try requireLoopLaws(seed: seed)
  }

  @Test("The same work runs in the same order every time", arguments: 0..<5 as Range<UInt64>)
  func repeats(seed: UInt64) throws {
    try #expect(requireLoopLaws(seed: seed) == requireLoopLaws(seed: seed))
  }
}
