import Foundation
import Synchronization
import Testing
import UIKit

@MainActor
private final class Waiting {
  var continuations: [UnsafeContinuation<Void, Never>] = []
}

@Suite("The end of tasks on virtual time")
@MainActor
struct TaskEndingTests {
  @Test("A cancelled sleep ends at once and leaves nothing pending")
  func cancelling() {
    let simulator = Simulator.boot()
    let log = TaskLog()
    Simulator.onVirtualTime {
      let task = Task {
        do { try await Task.sleep(for: .seconds(100)) } catch { log.note("\(type(of: error))") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    }
    simulator.run(for: .milliseconds(500))
    #expect(simulator.deferred.blocks == 2)
    simulator.run(for: .seconds(1))

    #expect(log.entries == ["1000 CancellationError"])
    #expect(simulator.deferred.blocks == 0)
    #expect(simulator.tasksUnderWay == 0)
  }

  @Test("A task cancelled before it sleeps does not sleep")
  func cancelledBefore() {
    let simulator = Simulator.boot()
    let log = TaskLog()
    Simulator.onVirtualTime {
      Task {
        try? await Task.sleep(for: .seconds(5))
        log.note("woken")
      }.cancel()
    }
    simulator.run(for: .seconds(1))

    #expect(log.entries == ["0 woken"])
  }

  @Test("A task that never suspends for long hangs the loop")
  func endless() {
    let simulator = Simulator.boot()
    Simulator.onVirtualTime {
      _ = Task { while !Task.isCancelled { await Task.yield() } }
    }

    #expect("\(simulator.run(for: .seconds(1)))".hasPrefix("hung"))
    simulator.endTasks()
    #expect(simulator.tasksUnderWay == 0)
  }

  @Test("At the end of a world its tasks are cancelled and let go of what they hold")
  func worldEnds() {
    var probe: NSObject? = NSObject()
    weak let watched = probe
    let simulator = Simulator.boot()
    Simulator.onVirtualTime {
      let kept = probe
      Task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
        withExtendedLifetime(kept) {}
      }
    }
    probe = nil
    simulator.run(for: .seconds(10))
    #expect(watched != nil)
    Simulator.boot()

    #expect(watched == nil)
  }

  @Test("A task of a world that is gone never goes on in the next")
  func strangers() {
    Simulator.boot()
    let log = TaskLog()
    var continuation: UnsafeContinuation<Void, Never>?
    Simulator.onVirtualTime {
      _ = Task {
        await withUnsafeContinuation { continuation = $0 }
        log.note("went on")
      }
    }
    Simulator.current.run(for: .seconds(1))
    let next = Simulator.boot()
    Simulator.onVirtualTime { continuation?.resume() }
    next.run(for: .seconds(1))

    #expect(log.entries.isEmpty)
  }

  private nonisolated static let wentOn = Atomic<Bool>(false)

  @Test("A detached task of a world that is gone goes on on no other thread")
  func detachedStrangers() {
    Simulator.boot()
    let waiting = Waiting()
    Simulator.onVirtualTime {
      _ = Task.detached {
        await withUnsafeContinuation { continuation in
          MainActor.assumeIsolated { waiting.continuations.append(continuation) }
        }
        Self.wentOn.store(true, ordering: .relaxed)
      }
    }
    Simulator.current.run(for: .seconds(1))
    let next = Simulator.boot()
    Simulator.onVirtualTime { waiting.continuations.first?.resume() }
    next.run(for: .seconds(1))
    // The test waits for a moment of real time, in which a task that wrongly went on would do so.
    usleep(50_000)

    #expect(waiting.continuations.count == 1)
    let didGoOn = Self.wentOn.load(ordering: .relaxed)
    #expect(!didGoOn)
  }

  @Test("Child tasks are not counted beside the task that waits for them, and end with it")
  func children() {
    let simulator = Simulator.boot()
    let log = TaskLog()
    Simulator.onVirtualTime {
      Task {
        await withTaskGroup(of: Void.self) { group in
          for seconds in [1, 2, 50] {
            group.addTask { try? await Task.sleep(for: .seconds(seconds)) }
          }
          await group.waitForAll()
        }
        log.note(Task.isCancelled ? "cancelled" : "ended")
      }
    }
    simulator.run(for: .milliseconds(1500))
    #expect(simulator.tasksUnderWay == 1)
    #expect(log.entries.isEmpty)
    simulator.endTasks()

    #expect(log.entries == ["1500 cancelled"])
    #expect(simulator.tasksUnderWay == 0)
  }

  @Test("A task may be resumed between two runs")
  func betweenRuns() {
    let simulator = Simulator.boot()
    let log = TaskLog()
    let waiting = Waiting()
    Simulator.onVirtualTime {
      Task {
        await withUnsafeContinuation { waiting.continuations.append($0) }
        log.note("main actor")
      }
      Task.detached {
        await withUnsafeContinuation { continuation in
          MainActor.assumeIsolated { waiting.continuations.append(continuation) }
        }
        await log.note("detached")
      }
    }
    simulator.run(for: .seconds(1))
    for continuation in waiting.continuations { continuation.resume() }
    #expect(log.entries.isEmpty)
    simulator.run(for: .seconds(1))

    #expect(log.entries == ["1000 main actor", "1000 detached"])
  }

  @Test("A test's own tasks are left alone", arguments: 0..<4)
  func bystanders(number: Int) async throws {
    let before = Task { @MainActor in number }
    let elsewhere = Task.detached {
      try await Task.sleep(for: .milliseconds(1))
      return number
    }
    let simulator = Simulator.boot()
    Simulator.onVirtualTime { _ = Task { try await Task.sleep(for: .seconds(9)) } }
    simulator.run(for: .seconds(3600))

    #expect(await before.value == number)
    #expect(try await elsewhere.value == number)
    await Task.yield()
    try await Task.sleep(for: .milliseconds(1))
    #expect(await Task { @MainActor in number }.value == number)
  }
}
