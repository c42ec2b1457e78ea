import Foundation
import Testing
import VirtualTime

/// Tests of the turn loop (a run loop on virtual time) with thousands of seeds. They run only with
/// `TURNSTILE_SOAK=1`.
@Suite("Soak", .enabled(if: ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] != nil))
struct TurnLoopSoak {
  @Test("A queue behaves like a list kept in order, for thousands of seeds")
  func queue() throws {
    for seed in 1_000..<5_000 as Range<UInt64> { try requireQueueLaws(seed: seed, steps: 400) }
  }

  @Test("A loop keeps its laws, for thousands of seeds")
  func loop() throws {
    for seed in 1_000..<5_000 as Range<UInt64> { try requireLoopLaws(seed: seed) }
  }
}
