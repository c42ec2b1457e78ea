import Foundation
import RuntimeHooks
import Synchronization

/// Where Swift's concurrency runtime lets a program have its say.
///
/// ## What is asked for
///
/// Code written for iOS is full of `Task { … }`, `await` and `Task.sleep`. On a device a task is
/// work for the main queue or for one of many threads, and the operating system says when it goes
/// on. Here it has to be work for the simulator's loop, or no two runs would be alike.
///
/// ## What is done
///
/// - *Work for anywhere.* `swift_task_enqueueGlobal` asks a hook before it hands a job to a thread.
///   While the main thread is on virtual time, the job becomes work for the next turn instead.
/// - *Work for the main actor.* There is a hook for that too, but the runtime no longer asks it: a
///   job goes straight to the executor that `MainActor.shared` names. So the hook that names it is
///   used, and names ``VirtualMainExecutor``.
/// - *Sleeping, yielding, and reading a clock* do not ask the runtime at all. They are members of
///   `Task`, `ContinuousClock` and `Date`, and this module declares members of the same names,
///   which shadow them as its `DispatchQueue` shadows Dispatch's.
///
/// Custom executors made with an `ExecutorFactory` would catch all three at one place, but there is
/// one factory for a process, chosen before its first task; a test runner has long chosen by then.
/// Task executors are left behind by the first `Task { … }`, which does not inherit them.
///
/// ## Who is on virtual time
///
/// Other tests run in this process, on other threads and between the turns of this one. So the
/// hooks look at the thread first: only what the main thread asks for *within*
/// ``Simulator/onVirtualTime(_:)`` is taken. That stretch is one synchronous call, so nothing else
/// runs on the main thread meanwhile. What asks from elsewhere gets what was there before,
/// including another hook if one is set.
///
/// - Note: The hooks are exported by the runtime for this kind of use. What is said here was
///   measured with Swift 6.3.
enum TaskRuntime {
  typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  typealias IsMain = @convention(thin) (UnownedSerialExecutor) -> Bool
  typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMain) -> Bool

  /// The thread that is on virtual time at this moment; 0 if none is.
  private static let threadOnStage = Atomic<UInt>(0)
  /// The thread that was on virtual time last.
  private static let threadLastOnStage = Atomic<UInt>(0)
  /// The number of the task that brought the main thread onto virtual time; tasks count up from 1.
  private nonisolated(unsafe) static var host: UInt64 = 0

  private static var thread: UInt { pthread_self() }

  /// Whether whatever is running here is on virtual time.
  static var isOnStage: Bool { threadOnStage.load(ordering: .relaxed) == thread }

  /// Whether whatever is running here may go on with a world: it is on virtual time, or was just
  /// now.
  ///
  /// Which thread serves the main queue changes from job to job. So the thread alone says nothing
  /// once the stretch on virtual time is over: the job has to be the one that was there.
  static var isWithStage: Bool {
    isOnStage || (threadLastOnStage.load(ordering: .relaxed) == thread && currentNumber == host)
  }

  private static var currentNumber: UInt64 {
    currentTask().map { identifier(unsafeBitCast($0, to: UnownedJob.self)) } ?? 0
  }

  // MARK: - Coming and going

  /// Brings the main thread onto virtual time, and returns what ``leave(_:)`` has to be told.
  @MainActor
  static func enter() -> UInt {
    let outer = threadOnStage.load(ordering: .relaxed)
    guard outer == 0 else { return outer }
    threadLastOnStage.store(thread, ordering: .relaxed)
    host = currentNumber
    setHooks()
    threadOnStage.store(thread, ordering: .relaxed)
    return 0
  }

  /// Takes the main thread back to where it was.
  static func leave(_ outer: UInt) {
    threadOnStage.store(outer, ordering: .relaxed)
  }

  // MARK: - Hooks

  /// Sets the hooks, or sets them again: somebody else may have come and gone.
  private static func setHooks() {
    let mine = unsafeBitCast(enqueueHook, to: UnsafeRawPointer.self)
    guard enqueueSlot.pointee != mine else { return }
    enqueueBefore = enqueueSlot.pointee.map { unsafeBitCast($0, to: EnqueueHook.self) }
    enqueueSlot.pointee = mine
    mainExecutorSlot.pointee = unsafeBitCast(mainExecutorHook, to: UnsafeRawPointer.self)
    isMainSlot.pointee = unsafeBitCast(isMainHook, to: UnsafeRawPointer.self)
  }

  private nonisolated(unsafe) static var enqueueBefore: EnqueueHook?

  private static let enqueueHook: EnqueueHook = { job, original in
    if isWithStage {
      if StageTasks.takesFromApp(job, isForMainActor: false) { return }
    } else if StageTasks.belongsToStage(job) {
      return StageTasks.refuse()
    }
    if let enqueueBefore { enqueueBefore(job, original) } else { original(job) }
  }

  private static let mainExecutorHook: MainExecutorHook = { original in
    isOnStage ? VirtualMainExecutor.reference : original()
  }

  private static let isMainHook: IsMainHook = { executor, original in
    identity(executor) == identity(VirtualMainExecutor.reference) || original(executor)
  }

  private static func identity(_ executor: UnownedSerialExecutor) -> UInt {
    unsafeBitCast(executor, to: (object: UInt, witness: UInt).self).object
  }

  // MARK: - What the runtime knows

  /// The executor of code that is isolated to nothing; the runtime writes it as two zeroes.
  static let anywhere = unsafeBitCast(
    (object: UInt(0), witness: UInt(0)), to: UnownedSerialExecutor.self)

  /// The task a job stands for, unless it is part of another task or no task at all.
  static func independentTask(of job: UnownedJob) -> UnsafeRawPointer? {
    let flags = flags(job)
    let isTask = flags & 0xFF == 0
    let isChild = flags & (1 << 24) != 0
    return isTask && !isChild ? unsafeBitCast(job, to: UnsafeRawPointer.self) : nil
  }

  /// Whether a job was there before the code that is on virtual time, and so cannot have been made
  /// by it.
  static func isOlderThanStage(_ job: UnownedJob) -> Bool {
    // An actor's work is a job without a number.
    flags(job) & 0xFF == 0 && identifier(job) <= host
  }

  /// How many references there are to a task; a task that has not ended holds one to itself.
  static let references = unsafeBitCast(
    turnstile_retain_count(), to: (@convention(c) (UnsafeRawPointer) -> Int).self)
  private static let currentTask = unsafeBitCast(
    turnstile_current_task(), to: (@convention(thin) () -> UnsafeRawPointer?).self)
  private static let identifier = unsafeBitCast(
    turnstile_job_identifier(), to: (@convention(thin) (UnownedJob) -> UInt64).self)
  private static let flags = unsafeBitCast(
    turnstile_job_flags(), to: (@convention(thin) (UnownedJob) -> UInt32).self)

  private nonisolated(unsafe) static let enqueueSlot = turnstile_enqueue_hook()
  private nonisolated(unsafe) static let mainExecutorSlot = turnstile_main_executor_hook()
  private nonisolated(unsafe) static let isMainSlot = turnstile_is_main_executor_hook()
}
