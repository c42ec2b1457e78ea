import RuntimeHooks

extension Simulator {
  /// Does something, and has the tasks it starts live on virtual time.
  ///
  /// ``run(until:)`` does so by itself. Code outside of it that starts tasks, such as a test that
  /// calls an app's method, has to say so, for the process has other tasks as well: the test
  /// runner's.
  ///
  /// ```swift
  /// let simulator = Simulator.boot()
  /// // func reload() { Task { try await Task.sleep(for: .seconds(60)); … } }
  /// Simulator.onVirtualTime { home.reload() }
  /// simulator.run(for: .seconds(61))  // takes no time
  /// ```
  ///
  /// A task becomes ready, sleeps, and is counted as a delayed block is. All tasks run on the main
  /// thread, one at a time, each in a turn of its own; those that began together go on in the order
  /// in which they began.
  ///
  /// - Note: Unlike on a device, a task from `Task.detached` runs on the main thread too. A task
  ///   waits for ever for what another thread would have to do.
  @discardableResult
  public static func onVirtualTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = TaskRuntime.enter()
    defer { TaskRuntime.leave(outer) }
    return try body()
  }

  /// Does something in which Swift's own random numbers are the same each time.
  ///
  /// An app that shuffles its cards has the same cards in every run, so that a run depends on its
  /// trace alone. Only this thread's numbers are meant: others may belong to a test runner.
  package static func withFixedRandomNumbers<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    turnstile_fix_random_numbers(0)
    defer { turnstile_free_random_numbers() }
    return try body()
  }

  /// Whether the app under test is running, and not what surrounds it.
  package static var isOnVirtualTime: Bool { TaskRuntime.isOnStage }

  /// How many tasks have begun on virtual time and have not ended.
  public var tasksUnderWay: Int { tasks.count }

  /// Cancels every task that has not ended and gives it the chance to end.
  public func endTasks() {
    Self.onVirtualTime { tasks.end() }
  }
}
