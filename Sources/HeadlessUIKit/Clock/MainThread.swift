/// Does on behalf of API that may be called from anywhere what only the main thread may do.
///
/// Timers, queues and notifications are not bound to the main actor on a device, so they are not bound to it
/// here. But this world has a single thread, and that is what makes it repeatable.
///
/// - Precondition: This is the main thread. A second one would bring the operating system's scheduling into a
///   run, and no two runs would be alike any more.
@inline(__always)
func onMainThread<Result>(
  _ api: StaticString, _ body: @MainActor () throws -> Result
) rethrows -> Result {
  MainActor.preconditionIsolated(
    "\(api) must be used on the main thread: a world on virtual time has no other.")
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
