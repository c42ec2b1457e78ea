/// Runs a main-actor closure on behalf of API that may be called from any isolation.
///
/// Timers, queues and notifications are not bound to the main actor on a device, and so not here.
/// But the simulator has a single thread, which makes its runs repeatable.
///
/// - Precondition: This is the main thread. A second thread would bring the operating system's
///   scheduling into a run, and runs would differ.
@inline(__always)
package func onMainThread<Result>(
  _ api: StaticString, _ body: @MainActor () throws -> Result
) rethrows -> Result {
  if !TaskRuntime.isOnStage { Refusal.unlessOnMainThread(api) }
  return try withoutActuallyEscaping(body) { body in
    // Unchecked: isolation is no part of a function's layout, and the thread is checked above.
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Runs the clean-up of a main-actor object from its `deinit`, on whatever thread that happens.
///
/// The last reference to a view may be released off the main actor, for example by a test runner
/// that releases a suite. No other thread can reach the object any more, so there is no race, and
/// the usual check of the thread would only end the process.
@inline(__always)
func atDeath(_ body: @MainActor () -> Void) {
  // Unchecked: isolation is no part of a function's layout, and nobody else has the object.
  withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Void).self)() }
}
