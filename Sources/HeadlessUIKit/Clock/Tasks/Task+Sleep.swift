/// Sleeping in tasks. These declarations shadow the standard library's members of the same names.
///
/// A task on virtual time sleeps in virtual time and wakes at the exact nanosecond. Other tasks
/// sleep in real time.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a number of nanoseconds, of virtual time if the task runs on virtual
  /// time.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task for a number of nanoseconds; it resumes early if it is cancelled.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    try? await sleep(nanoseconds: duration)
  }

  /// Suspends the task for a duration of a clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Suspends the task until an instant of a clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if TaskRuntime.isOnStage, let deadline = deadline as? ContinuousClock.Instant {
      try await TaskSleep.wait(for: ContinuousClock.now.duration(to: deadline))
    } else if TaskRuntime.isOnStage, let deadline = deadline as? SuspendingClock.Instant {
      try await TaskSleep.wait(for: SuspendingClock.now.duration(to: deadline))
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }

  /// Suspends the task until all other work that is ready has run.
  nonisolated(nonsending) public static func yield() async {
    guard TaskRuntime.isOnStage else { return await Self.yieldToOthers() }
    await withUnsafeContinuation { continuation in
      let yield: @MainActor () -> Void = { Simulator.current.tasks.yield(continuation) }
      // Unchecked: the cast removes the main actor from the function's type, which does not change
      // the function in memory. The guard has checked that this is the main thread.
      Swift.unsafeBitCast(yield, to: (() -> Void).self)()
    }
  }

  /// Yields the processor in a task that is not on virtual time. Being concurrent, the function
  /// leaves the caller's executor and returns to it.
  @concurrent private static func yieldToOthers() async {
    await withUnsafeContinuation { continuation in
      Task<Void, Never>.detached { continuation.resume() }
    }
  }
}

extension Clock {
  /// Suspends the task for a duration of the clock, virtual if the task runs on virtual time.
  nonisolated(nonsending) public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    if TaskRuntime.isOnStage, self is ContinuousClock || self is SuspendingClock,
      let duration = duration as? Swift.Duration
    {
      try await TaskSleep.wait(for: duration)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
  }
}
