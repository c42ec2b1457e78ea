/// The main actor's executor while the main thread is on virtual time.
///
/// The main actor is asked for its executor whenever a task is to go on there. The name it gives is
/// remembered by the task, so a task that began on virtual time comes back to it, from wherever it
/// is resumed.
final class VirtualMainExecutor: SerialExecutor {
  /// There is one, and it is never gone: a task does not keep its executor alive.
  private static let shared = VirtualMainExecutor()
  static let reference = shared.asUnownedSerialExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard TaskRuntime.isWithStage else { return StageTasks.refuse() }
    _ = StageTasks.takesFromApp(job, isForMainActor: true)
  }

  /// Work for anywhere is done on the main thread as well, as blocks for `DispatchQueue.global()`
  /// are.
  func checkIsolated() {
    precondition(
      TaskRuntime.isOnStage,
      "This must be done on the main thread: a world on virtual time has no other.")
  }

  func isIsolatingCurrentContext() -> Bool? { TaskRuntime.isOnStage }
}
