import VirtualTime

/// One sleep of a task in virtual time.
///
/// The sleep counts as a pending delayed block (``DeferredWork/blocks``) until it is over or the
/// task is cancelled.
///
/// Unchecked: only `begin` and `cancel` use the object's variables, on the main thread.
final class TaskSleep: @unchecked Sendable {
  private weak var simulator: Simulator?
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var token: TurnLoop<Simulator.Work>.Token?
  private var isCancelled = false

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) static func wait(for duration: Duration) async throws {
    try Task.checkCancellation()
    let sleep = TaskSleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let begin: @MainActor () -> Void = { sleep.begin(for: duration, continuation) }
        // Unchecked: the cast removes the main actor from the function's type, which does not
        // change the function in memory. Callers run on virtual time, and so on the main thread.
        Swift.unsafeBitCast(begin, to: (() -> Void).self)()
      }
    } onCancel: {
      onMainThread("Task.cancel()") { sleep.cancel() }
    }
  }

  @MainActor
  private func begin(for duration: Duration, _ continuation: UnsafeContinuation<Void, any Error>) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    let simulator = Simulator.current
    self.simulator = simulator
    self.continuation = continuation
    simulator.deferrals.deferred.blocks += 1
    token = simulator.loop.schedule(
      { [self, unowned simulator] in
        simulator.deferrals.deferred.blocks -= 1
        self.continuation.take()?.resume()
      }, after: max(duration, .zero))
  }

  @MainActor
  private func cancel() {
    isCancelled = true
    guard let continuation = continuation.take() else { return }
    if let simulator, let token, simulator.loop.cancel(token) != nil {
      simulator.deferrals.deferred.blocks -= 1
    }
    continuation.resume(throwing: CancellationError())
  }
}
