/// The main actor's executor while the main thread is on virtual time.
///
/// A task that is to continue on the main actor asks for its executor and remembers it. So a task
/// that began on virtual time returns to this executor, wherever it is resumed.
final class VirtualMainExecutor: SerialExecutor {
  /// A single executor that is never released, because a task does not keep its executor alive.
  private static let shared = VirtualMainExecutor()
  static let reference = shared.asUnownedSerialExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard TaskRuntime.isWithStage else { return StageTasks.refuse() }
    _ = StageTasks.takesFromApp(job, isForMainActor: true)
  }

  /// Checks the isolation by the thread. Work for any thread runs on the main thread as well, like
  /// blocks for `DispatchQueue.global()`.
  func checkIsolated() {
    precondition(
      TaskRuntime.isOnStage,
      "This must be done on the main thread: a world on virtual time has no other.")
  }

  func isIsolatingCurrentContext() -> Bool? { TaskRuntime.isOnStage }
}
