import VirtualTime

/// The standard library's clocks on virtual time. These declarations shadow the clocks' own members
/// of the same names.
///
/// In code that runs on virtual time the clocks count from the boot of the simulator. Calls through
/// `any Clock` are not shadowed, except ``Clock/sleep(for:tolerance:)``.
extension ContinuousClock {
  /// The present time of the continuous clock, which is virtual in code that runs on virtual time.
  public static var now: Instant {
    // Unchecked: the cast is safe, because an `Instant` consists of one `Duration`.
    TaskRuntime.isOnStage
      ? Swift.unsafeBitCast(Simulator.elapsed, to: Instant.self) : realNow(of: ContinuousClock())
  }

  /// The present time of the continuous clock, which is virtual in code that runs on virtual time.
  public var now: Instant { Self.now }

  /// Suspends the task until an instant of the clock, which is virtual in code that runs on virtual
  /// time.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    if TaskRuntime.isOnStage {
      try await TaskSleep.wait(for: now.duration(to: deadline))
    } else {
      try await sleepReally(self, until: deadline, tolerance: tolerance)
    }
  }
}

extension ContinuousClock.Instant {
  /// The present time of the clock, which is virtual in code that runs on virtual time.
  public static var now: Self { ContinuousClock.now }
}

extension SuspendingClock {
  /// The present time of the clock, which is virtual in code that runs on virtual time.
  public static var now: Instant {
    // Unchecked: the cast is safe, because an `Instant` consists of one `Duration`.
    TaskRuntime.isOnStage
      ? Swift.unsafeBitCast(Simulator.elapsed, to: Instant.self) : realNow(of: SuspendingClock())
  }

  /// The present time of the clock, which is virtual in code that runs on virtual time.
  public var now: Instant { Self.now }

  /// Suspends the task until an instant of the clock, which is virtual in code that runs on virtual
  /// time.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    if TaskRuntime.isOnStage {
      try await TaskSleep.wait(for: now.duration(to: deadline))
    } else {
      try await sleepReally(self, until: deadline, tolerance: tolerance)
    }
  }
}

extension SuspendingClock.Instant {
  /// The present time of the clock, which is virtual in code that runs on virtual time.
  public static var now: Self { SuspendingClock.now }
}

/// Returns the present time of the real clock. The function is generic, so that it calls the
/// protocol's requirement `now`, which virtual time does not shadow.
private func realNow<C: Clock>(of clock: C) -> C.Instant { clock.now }

private nonisolated(nonsending) func sleepReally<C: Clock>(
  _ clock: C, until deadline: C.Instant, tolerance: C.Duration?
) async throws {
  try await clock.sleep(until: deadline, tolerance: tolerance)
}

extension Simulator {
  /// The virtual time since the boot of the simulator.
  ///
  /// - Precondition: The caller runs on virtual time, and so on the main thread.
  nonisolated static var elapsed: Duration {
    let elapsed: @MainActor () -> Duration = { .nanoseconds(current.now.nanoseconds) }
    // Unchecked: the cast removes the main actor from the function's type, which does not change
    // the function in memory. Callers run on virtual time, and so on the main thread.
    return Swift.unsafeBitCast(elapsed, to: (() -> Duration).self)()
  }
}
