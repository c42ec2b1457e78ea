import Testing
import VirtualTime

@Suite("Virtual clock")
struct VirtualClockTests {
  let clock = VirtualClock()

  @Test("Starts at zero and stands still")
  func startsAtZero() {
    #expect(clock.now == .zero)
    #expect(clock.minimumResolution == .nanoseconds(1))
  }

  @Test("Moves by hand")
  func moves() throws {
    try clock.advance(by: .seconds(3))
    try clock.advance(to: .milliseconds(3_500))

    #expect(clock.now == .milliseconds(3_500))
  }

  @Test("Never goes back, and says so")
  func neverGoesBack() throws {
    try clock.advance(to: .milliseconds(9))

    let error = #expect(throws: TimeRunsBackward.self) { try clock.advance(to: .milliseconds(4)) }
    #expect(error.map(String.init) == "Cannot advance to 4 ms: the clock is already at 9 ms.")
    #expect(throws: TimeRunsBackward.self) { try clock.advance(by: .nanoseconds(-1)) }
    #expect(clock.now == .milliseconds(9))
  }

  @Test("Measures the time it was moved")
  func measures() {
    let elapsed = clock.measure { try? clock.advance(by: .milliseconds(40)) }

    #expect(elapsed == .milliseconds(40))
  }

  @Test("A sleeper wakes when the clock reaches its deadline, and not before")
  func sleeperWakes() async throws {
    let sleeper = Task { try await clock.sleep(for: .milliseconds(10)) }
    await settle(asleep: 1)

    try clock.advance(to: .milliseconds(9))
    #expect(clock.sleeperCount == 1)
    try clock.advance(to: .milliseconds(10))
    try await sleeper.value
    #expect(clock.sleeperCount == 0)
  }

  @Test("A jump wakes everybody it passes")
  func jumpWakesAll() async throws {
    let sleepers = (1...5).map { count in Task { try await clock.sleep(for: .seconds(count)) } }
    await settle(asleep: 5)

    try clock.advance(by: .seconds(4))
    for sleeper in sleepers.prefix(4) { try await sleeper.value }
    #expect(clock.sleeperCount == 1)
    sleepers[4].cancel()
  }

  @Test("Sleeping until a past deadline returns at once")
  func pastDeadline() async throws {
    try clock.advance(by: .seconds(1))

    try await clock.sleep(until: .milliseconds(400))
    try await clock.sleep(until: clock.now)
    #expect(clock.now == .milliseconds(1_000))
    #expect(clock.sleeperCount == 0)
  }

  @Test("A cancelled sleeper throws and leaves no trace")
  func cancellation() async {
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await settle(asleep: 1)

    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("A task cancelled before it sleeps does not fall asleep")
  func cancelledEarly() async {
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }

    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  private func settle(asleep count: Int) async {
    while clock.sleeperCount < count { await Task.yield() }
  }
}
