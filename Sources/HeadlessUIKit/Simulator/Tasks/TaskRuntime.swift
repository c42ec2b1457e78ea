import Foundation
import RuntimeHooks
import Synchronization

/// Hooks into Swift's concurrency runtime that put tasks on virtual time.
///
/// ## The problem
///
/// Code written for iOS is full of `Task { … }`, `await` and `Task.sleep`. On a device a task is
/// work for the main queue or for one of many threads, and the operating system decides when it
/// continues. In the simulator a task has to be work for the simulator's run loop, otherwise runs
/// would differ.
///
/// ## The solution
///
/// - *Work for any thread.* Before `swift_task_enqueueGlobal` hands a job (a step of a task) to a
///   thread, it asks a hook. While the main thread is on virtual time, this module's hook makes the
///   job work for a later turn of the run loop instead.
/// - *Work for the main actor.* There is a hook for such jobs, too, but the runtime no longer calls
///   it: a job goes directly to the executor that `MainActor.shared` returns. So this module uses
///   the hook that returns this executor, and returns ``VirtualMainExecutor``.
/// - *Sleeping, yielding, and reading a clock* call none of the runtime's hooks. They are members
///   of `Task`, `ContinuousClock` and `Date`. This module declares members of the same names, which
///   shadow them, as its `DispatchQueue` shadows Dispatch's.
///
/// An `ExecutorFactory` would handle all three in one place. But a process has only one factory,
/// which is chosen before its first task, and a test runner has made the choice before this code
/// runs. Task executors do not work either, because `Task { … }` does not inherit them.
///
/// ## Code on virtual time
///
/// Other tests run in the same process, on other threads, and on the main thread between calls of
/// the simulator. So the hooks check the thread first: they take only jobs that the main thread
/// enqueues *within* ``Simulator/onVirtualTime(_:)``. That is one synchronous call, so no other
/// code runs on the main thread meanwhile. All other jobs go where they would go without these
/// hooks, which includes another tool's hook if one was set before.
///
/// - Note: The runtime exports the hooks for this kind of use. This behaviour was measured with
///   Swift 6.3.
enum TaskRuntime {
  typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  typealias IsMain = @convention(thin) (UnownedSerialExecutor) -> Bool
  typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMain) -> Bool

  /// The thread whose code runs on virtual time at present; 0 if no thread does.
  private static let threadOnStage = Atomic<UInt>(0)
  /// The thread whose code ran on virtual time most recently.
  private static let threadLastOnStage = Atomic<UInt>(0)
  /// The number of the task, counted from 1, whose code brought the main thread onto virtual time.
  ///
  /// Unchecked: `nonisolated(unsafe)` is safe, because only `enter` sets the variable. Other
  /// threads first compare the thread's number, which is not theirs, and so never read the
  /// variable.
  private nonisolated(unsafe) static var host: UInt64 = 0

  private static var thread: UInt { pthread_self() }

  /// True if the calling code runs on virtual time.
  static var isOnStage: Bool { threadOnStage.load(ordering: .relaxed) == thread }

  /// True if the calling code may continue tasks of a simulator: it runs on virtual time, or has
  /// done so in the same job (step of a task).
  ///
  /// The main queue is served by different threads from job to job. So after virtual time has
  /// ended, the thread alone is no proof: the present task must also be the one that was on virtual
  /// time.
  static var isWithStage: Bool {
    isOnStage || (threadLastOnStage.load(ordering: .relaxed) == thread && currentNumber == host)
  }

  private static var currentNumber: UInt64 {
    // Unchecked: the cast is safe, because a task's memory begins with its job, so both have one
    // address, and a job is one word.
    currentTask().map { identifier(Swift.unsafeBitCast($0, to: UnownedJob.self)) } ?? 0
  }

  // MARK: - Entering and leaving virtual time

  /// Brings the main thread onto virtual time. Returns the state before that, which the caller
  /// passes to ``leave(_:)``.
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

  /// Ends virtual time on this thread, or for a nested call of ``enter()`` goes back to the state
  /// before it.
  static func leave(_ outer: UInt) {
    threadOnStage.store(outer, ordering: .relaxed)
  }

  // MARK: - Hooks

  /// Sets this module's hooks in Swift's concurrency runtime. Sets them again if other code has
  /// replaced them.
  private static func setHooks() {
    // Unchecked: the cast is safe, because a thin function is one word in memory, the function's
    // address.
    let mine = Swift.unsafeBitCast(enqueueHook, to: UnsafeRawPointer.self)
    guard enqueueSlot.pointee != mine else { return }
    // Unchecked: the cast is safe, because a hook that other code has put into this slot is a
    // function of the same type.
    enqueueBefore = enqueueSlot.pointee.map { Swift.unsafeBitCast($0, to: EnqueueHook.self) }
    enqueueSlot.pointee = mine
    // Unchecked: the casts are safe, because a thin function is one word in memory, the function's
    // address.
    mainExecutorSlot.pointee = Swift.unsafeBitCast(mainExecutorHook, to: UnsafeRawPointer.self)
    isMainSlot.pointee = Swift.unsafeBitCast(isMainHook, to: UnsafeRawPointer.self)
  }

  // Unchecked: `nonisolated(unsafe)` is safe, because the variable is set before the hook that
  // reads it is in place.
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
    // Unchecked: the cast is safe, because an executor is two words: its object and a witness
    // table.
    Swift.unsafeBitCast(executor, to: (object: UInt, witness: UInt).self).object
  }

  // MARK: - Knowledge of the runtime

  /// The executor of code without isolation, which the runtime represents by two zeroes.
  ///
  /// Unchecked: the cast is safe, because an executor is two words, and two zeroes mean "no
  /// particular executor" to the runtime.
  static let anywhere = Swift.unsafeBitCast(
    (object: UInt(0), witness: UInt(0)), to: UnownedSerialExecutor.self)

  /// Returns the task to which a job (a step of a task) belongs; `nil` if it belongs to a child
  /// task or to none.
  static func independentTask(of job: UnownedJob) -> UnsafeRawPointer? {
    let flags = flags(job)
    let isTask = flags & 0xFF == 0
    let isChild = flags & (1 << 24) != 0
    // Unchecked: the cast is safe, because a job that stands for a task is one word, the task's
    // address.
    return isTask && !isChild ? Swift.unsafeBitCast(job, to: UnsafeRawPointer.self) : nil
  }

  /// Returns true if a job's task began before the code that is now on virtual time, so that this
  /// code cannot have started it.
  static func isOlderThanStage(_ job: UnownedJob) -> Bool {
    // Only a job that stands for a task has a number to compare. Other jobs are the work of an
    // actor.
    flags(job) & 0xFF == 0 && identifier(job) <= host
  }

  /// Returns the number of references to a Swift task. A task that has not ended holds a reference
  /// to itself.
  ///
  /// Unchecked: the cast is safe, because the C function returns the address of a function of
  /// Swift's runtime, which has exactly this type.
  static let references = Swift.unsafeBitCast(
    turnstile_retain_count(), to: (@convention(c) (UnsafeRawPointer) -> Int).self)
  // Unchecked: the cast is safe, because the C function returns the address of a function of
  // Swift's runtime, which has exactly this type.
  private static let currentTask = Swift.unsafeBitCast(
    turnstile_current_task(), to: (@convention(thin) () -> UnsafeRawPointer?).self)
  // Unchecked: the cast is safe, because the C function returns the address of a function of
  // Swift's runtime, which has exactly this type.
  private static let identifier = Swift.unsafeBitCast(
    turnstile_job_identifier(), to: (@convention(thin) (UnownedJob) -> UInt64).self)
  // Unchecked: the cast is safe, because the C function returns the address of a function of
  // Swift's runtime, which has exactly this type.
  private static let flags = Swift.unsafeBitCast(
    turnstile_job_flags(), to: (@convention(thin) (UnownedJob) -> UInt32).self)

  // Unchecked: `nonisolated(unsafe)` is safe, because the addresses of the runtime's hooks are
  // constants, and only `setHooks` writes there, on the main thread.
  private nonisolated(unsafe) static let enqueueSlot = turnstile_enqueue_hook()
  private nonisolated(unsafe) static let mainExecutorSlot = turnstile_main_executor_hook()
  private nonisolated(unsafe) static let isMainSlot = turnstile_is_main_executor_hook()
}
