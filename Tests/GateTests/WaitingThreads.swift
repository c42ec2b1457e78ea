import Foundation
import Testing

/// Threads for tests that wait for a process of the tested command-line tool.
///
/// A test that waits for a process blocks its thread. All tests of this package share one process,
/// and Swift gives tests as many threads as there are cores, so two tests that wait for a gate's
/// patience would block all other tests. These tests block threads of their own instead.
final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queue: OperationQueue = {
    let queue = OperationQueue()
    // At most three tests run at once, because each tested tool starts processes of its own, and a
    // few of them use all cores.
    queue.maxConcurrentOperationCount = 3
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A trait for test suites whose tests block their thread while they wait for a process. These
/// tests run on threads of their own.
struct WaitsForProcesses: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitsForProcesses {
  static var waitsForProcesses: Self { WaitsForProcesses() }
}
