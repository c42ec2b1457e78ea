import RuntimeHooks

extension Simulator {
  /// Runs a closure, and puts the tasks that it starts on virtual time.
  ///
  /// ``run(until:)`` puts tasks on virtual time by itself. Other code that starts tasks of an app,
  /// such as a test that calls an app's method, has to call this method. Otherwise the model takes
  /// the tasks for those of the test runner, which runs in the same process.
  ///
  /// ```swift
  /// let simulator = Simulator.boot()
  /// // func reload() { Task { try await Task.sleep(for: .seconds(60)); … } }
  /// Simulator.onVirtualTime { home.reload() }
  /// simulator.run(for: .seconds(61))  // takes no time
  /// ```
  ///
  /// A waiting or sleeping task counts as a delayed block. All tasks run on the main thread, one at
  /// a time, each in a turn of its own. Tasks that began at the same time continue in the order in
  /// which they began.
  ///
  /// - Note: Unlike on a device, a task of `Task.detached` runs on the main thread, too. A task
  ///   that needs the work of another thread waits for ever.
  @discardableResult
  public static func onVirtualTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = TaskRuntime.enter()
    defer { TaskRuntime.leave(outer) }
    return try body()
  }

  /// Runs a closure in which Swift's own random numbers are the same in every run.
  ///
  /// For example, an app that shuffles cards gets the same order each time. So a run depends only
  /// on its trace (the generated sequence of touches). Only the random numbers of this thread are
  /// fixed, because other threads may belong to a test runner.
  package static func withFixedRandomNumbers<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    turnstile_fix_random_numbers(0)
    defer { turnstile_free_random_numbers() }
    return try body()
  }

  /// True if the calling code is on virtual time: code of the app under test is, code around it,
  /// such as the test's, is not.
  package static var isOnVirtualTime: Bool { TaskRuntime.isOnStage }

  /// The number of Swift tasks that have begun on virtual time and have not ended.
  public var tasksUnderWay: Int { tasks.count }

  /// Cancels every Swift task that has not ended, and lets it run to its end.
  public func endTasks() {
    Self.onVirtualTime { tasks.end() }
  }
}
