import Testing
import UIKit

/// A log of what Swift tasks do, each entry with its millisecond of virtual time.
@MainActor
final class TaskLog {
  private(set) var entries: [String] = []

  func note(_ text: String) {
    entries.append("\(Int((CACurrentMediaTime() * 1000).rounded())) \(text)")
  }
}

@Suite("Tasks on virtual time")
@MainActor
struct TaskTests {
  let log = TaskLog()

  /// Starts something on a newly started simulated device, lets an hour of virtual time pass, and
  /// returns the log.
  func pass(_ start: @MainActor () -> Void) -> [String] {
    let simulator = Simulator.boot()
    Simulator.onVirtualTime(start)
    simulator.run(for: .seconds(3600))
    return log.entries
  }

  @Test("A task begins in a later turn, in line with blocks for the main queue")
  func line() {
    let entries = pass {
      DispatchQueue.main.async { log.note("block") }
      Task { log.note("task") }
      DispatchQueue.main.async { log.note("other block") }
      log.note("caller")
    }

    #expect(entries == ["0 caller", "0 block", "0 task", "0 other block"])
  }

  @Test("Every way to sleep takes as long as it says, and no real time")
  func sleeping() {
    let entries = pass {
      Task {
        try await Task.sleep(nanoseconds: 100_000_000)
        log.note("nanoseconds")
        try await Task.sleep(for: .milliseconds(200))
        log.note("for")
        try await Task.sleep(until: .now + .milliseconds(300))
        log.note("until")
        try await ContinuousClock().sleep(for: .milliseconds(400))
        log.note("clock")
        try await SuspendingClock().sleep(until: .now + .milliseconds(500))
        log.note("other clock")
        let clock: any Clock<Duration> = ContinuousClock()
        try await clock.sleep(for: .milliseconds(600))
        log.note("any clock")
      }
    }

    #expect(
      entries == [
        "100 nanoseconds", "300 for", "600 until", "1000 clock", "1500 other clock",
        "2100 any clock",
      ])
  }

  @Test("Detached tasks take turns with the others on the main thread")
  func detached() {
    let entries = pass {
      Task.detached { [log] in
        await log.note("hops to the main actor")
        try await Task.sleep(for: .seconds(1))
        await MainActor.run {
          MainActor.preconditionIsolated()
          log.note("main actor")
        }
      }
      Task { log.note("main") }
    }

    #expect(entries == ["0 main", "0 hops to the main actor", "1000 main actor"])
  }

  @Test("Children run together and are awaited together")
  func children() {
    let entries = pass {
      Task {
        async let slow: Void = sleepAndNote(3)
        async let fast: Void = sleepAndNote(1)
        _ = try await (slow, fast)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for second in [2, 1, 3] { group.addTask { try await self.sleepAndNote(second) } }
          try await group.waitForAll()
        }
        log.note("all")
      }
    }

    #expect(
      entries == [
        "1000 slept 1", "3000 slept 3", "4000 slept 1", "5000 slept 2", "6000 slept 3", "6000 all",
      ])
  }

  func sleepAndNote(_ seconds: Int) async throws {
    try await Task.sleep(for: .seconds(seconds))
    log.note("slept \(seconds)")
  }

  @Test("A stream hands its elements from one task to another")
  func stream() {
    let entries = pass {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await element in stream { log.note("got \(element)") }
        log.note("end")
      }
      Task {
        for element in 1...2 {
          continuation.yield(element)
          try await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    }

    #expect(entries == ["0 got 1", "1000 got 2", "2000 end"])
  }

  @Test("Yielding lets everything go first that is ready")
  func yielding() {
    let entries = pass {
      for name in ["a", "b"] {
        Task {
          log.note("\(name)1")
          await Task.yield()
          log.note("\(name)2")
        }
      }
    }

    #expect(entries == ["0 a1", "0 b1", "0 a2", "0 b2"])
  }

  @Test("An actor of the app's own keeps to the main thread")
  func actors() {
    let entries = pass {
      let counter = Numbers()
      for name in ["a", "b"] {
        Task { log.note("\(name) \(await counter.next())") }
      }
    }

    #expect(entries == ["0 a 1", "0 b 2"])
  }

  @Test("Two executions agree to the last entry")
  func repetition() {
    let runs = (0..<2).map { _ in
      let log = TaskLog()
      let simulator = Simulator.boot()
      Simulator.onVirtualTime {
        for number in 0..<20 {
          Task.detached(priority: number.isMultiple(of: 2) ? .high : .low) {
            for round in 0..<5 {
              await log.note("\(number) \(round)")
              try await Task.sleep(for: .milliseconds(number % 3))
              await Task.yield()
            }
          }
        }
      }
      simulator.run(for: .seconds(1))
      return log.entries
    }

    #expect(runs[0].count == 100)
    #expect(runs[0] == runs[1])
  }
}

private actor Numbers {
  private var count = 0

  func next() async -> Int {
    await Task.yield()
    count += 1
    return count
  }
}
