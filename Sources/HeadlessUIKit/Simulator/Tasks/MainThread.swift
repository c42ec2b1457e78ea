/// Runs a main-actor closure for a function that code of any isolation may call, such as
/// `Timer.scheduledTimer`.
///
/// On a device, timers, queues and notifications are not bound to the main actor, and so they are
/// not in the model. But the simulator uses a single thread, which makes its runs repeatable.
///
/// - Precondition: The caller is on the main thread. With a second thread, the operating system's
///   scheduling would decide on the order of events, and runs would differ.
@inline(__always)
package func onMainThread<Result>(
  _ api: StaticString, _ body: @MainActor () throws -> Result
) rethrows -> Result {
  if !TaskRuntime.isOnStage { Refusal.unlessOnMainThread(api) }
  return try withoutActuallyEscaping(body) { body in
    // Unchecked: the cast to a closure without isolation is safe, because both are the same in
    // memory and the thread was checked above.
    try Swift.unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Runs the clean-up of a main-actor object from its `deinit`, on whatever thread that runs.
///
/// The last reference to a view may be released on another thread, for example by a test runner
/// that releases a suite. There is no race, because no other code can reach the object any more. A
/// check of the thread would only end the process.
@inline(__always)
func atDeath(_ body: @MainActor () -> Void) {
  // Unchecked: the cast to a closure without isolation is safe, because both are the same in memory
  // and no other code has the object.
  withoutActuallyEscaping(body) { body in Swift.unsafeBitCast(body, to: (() -> Void).self)() }
}
