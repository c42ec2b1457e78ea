/// Does on behalf of API that may be called from anywhere what only the main thread may do.
///
/// Timers, queues and notifications are not bound to the main actor on a device, so they are not
/// bound to it here. But this world has a single thread, and that is what makes it repeatable.
///
/// - Precondition: This is the main thread. A second one would bring the operating system's
///   scheduling into a run, and no two runs would be alike any more.
@inline(__always)
package func onMainThread<Result>(
  _ api: StaticString, _ body: @MainActor () throws -> Result
) rethrows -> Result {
  if !TaskRuntime.isOnStage { Refusal.unlessOnMainThread(api) }
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Does what a main-actor object has to do when it dies, wherever that happens.
///
/// The last reference to a view may be held by somebody off the main actor: a test runner that lets
/// go of a suite, for one. The object is not reachable any more, so no other thread can race with
/// this one, and the check that everything else here is put through would only bring down the
/// process.
@inline(__always)
func atDeath(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Void).self)() }
}
