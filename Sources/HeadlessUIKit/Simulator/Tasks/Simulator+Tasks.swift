import RuntimeHooks

extension Simulator {
  /// Runs a closure, and puts the tasks that it starts on virtual time.
  ///
  /// ``run(until:)`` does this by itself. Code outside of it that starts tasks, such as a test that
  /// calls an app's method, has to call this method, because the process has other tasks as well:
  /// the test runner's.
  ///
  /// ```swift
  /// let simulator = Simulator.boot()
  /// // func reload() { Task { try await Task.sleep(for: .seconds(60)); … } }
  /// Simulator.onVirtualTime { home.reload() }
  /// simulator.run(for: .seconds(61))  // takes no time
  /// ```
  ///
  /// A task becomes ready, sleeps and is counted like a delayed block. All tasks run on the main
  /// thread, one at a time, each in a turn of its own. Tasks that began together continue in the
  /// order in which they began.
  ///
  /// - Note: Unlike on a device, a task from `Task.detached` runs on the main thread too. A task
  ///   that needs the work of another thread waits for ever.
  @discardableResult
  public static func onVirtualTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = TaskRuntime.enter()
    defer { TaskRuntime.leave(outer) }
    return try body()
  }

  /// Runs a closure in which Swift's own random numbers are the same each time.
  ///
  /// An app that shuffles its cards has the same cards in every run, so that a run depends on its
  /// trace alone. Only the random numbers of this thread are fixed, because other threads may
  /// belong to a test runner.
  package static func withFixedRandomNumbers<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    turnstile_fix_random_numbers(0)
    defer { turnstile_free_random_numbers() }
    return try body()
  }

  /// True while the app under test runs, as opposed to the code around it.
  package static var isOnVirtualTime: Bool { TaskRuntime.isOnStage }

  /// The number of tasks that have begun on virtual time and have not ended.
  public var tasksUnderWay: Int { tasks.count }

  /// Cancels every task that has not ended, and lets it run to its end.
  public func endTasks() {
    Self.onVirtualTime { tasks.end() }
  }
}
