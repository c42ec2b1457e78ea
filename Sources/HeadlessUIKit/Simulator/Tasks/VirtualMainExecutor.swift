/// The main actor's executor while the main thread is on virtual time.
///
/// A task that is to continue on the main actor asks the actor for its executor and remembers it.
/// So a task that began on virtual time returns to this executor even if another thread resumes it.
final class VirtualMainExecutor: SerialExecutor {
  /// The only executor of this class. It is never released, because a task does not keep its
  /// executor alive.
  private static let shared = VirtualMainExecutor()
  static let reference = shared.asUnownedSerialExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard TaskRuntime.isWithStage else { return StageTasks.refuse() }
    _ = StageTasks.takesFromApp(job, isForMainActor: true)
  }

  /// Traps unless the caller is on the main thread. Jobs for any thread run on the main thread as
  /// well, like blocks for `DispatchQueue.global()`.
  func checkIsolated() {
    precondition(
      TaskRuntime.isOnStage,
      "This must be done on the main thread: a world on virtual time has no other.")
  }

  func isIsolatingCurrentContext() -> Bool? { TaskRuntime.isOnStage }
}
