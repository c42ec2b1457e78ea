import Foundation
import Synchronization
import VirtualTime

/// The Swift tasks of one simulator, and the queue of those that are ready to continue.
///
/// A ready task is work for a later turn of the run loop. It lines up with the blocks given to
/// `DispatchQueue.main`, in the order in which they became ready. Priorities have no effect.
///
/// Results of another thread's work never arrive. For example, code that awaits the network waits
/// for ever in every run, as on a phone without a network. A task of an earlier simulator waits for
/// ever, too.
@MainActor
final class StageTasks {
  private enum Ready {
    case job(UnownedJob, isForMainActor: Bool)
    case yielded(UnsafeContinuation<Void, Never>)
  }

  private unowned let loop: TurnLoop<Simulator.Work>
  /// The work that is ready, each with the simulator's newest serial number when it became so.
  private var ready: [(planned: Int, work: Ready)] = []

  /// The simulator's Swift tasks that had not ended when this was last checked, in the order in
  /// which they began. The list retains each task once.
  private var roster: [UnsafeRawPointer] = []
  private var known: Set<UnsafeRawPointer> = []
  /// The number of tasks in the list at which the ended ones are searched for and removed.
  private var limit = 64
  private var isEnding = false

  /// The addresses of the tasks of all simulators that have not ended. Other threads read them to
  /// recognise such a task.
  private nonisolated static let living = Mutex<Set<UInt>>([])
  private nonisolated static let livingCount = Atomic<Int>(0)

  init(loop: TurnLoop<Simulator.Work>) {
    self.loop = loop
  }

  // MARK: - Accepting jobs

  /// Accepts a job (a step of a task) that the app enqueues, if its task belongs to the current
  /// simulator or begins in it.
  ///
  /// - Returns: True if the job was accepted, and also if its task belongs to an earlier simulator,
  ///   so that it stays suspended. False if the job is not the app's.
  nonisolated static func takesFromApp(_ job: UnownedJob, isForMainActor: Bool) -> Bool {
    let take: @MainActor () -> Bool = {
      Simulator.current.tasks.take(job, isForMainActor: isForMainActor)
    }
    // Unchecked: the cast to a closure without isolation is safe, because both are the same in
    // memory and the runtime's hooks have checked the thread.
    return Swift.unsafeBitCast(take, to: (() -> Bool).self)()
  }

  private func take(_ job: UnownedJob, isForMainActor: Bool) -> Bool {
    let task = TaskRuntime.independentTask(of: job)
    if let task, known.contains(task) {
      append(.job(job, isForMainActor: isForMainActor))
      return true
    }
    // The job belongs to a task of an earlier simulator. It is accepted and never run, so that the
    // task stays suspended for ever.
    if Self.belongsToStage(job) { return true }
    guard isForMainActor || (TaskRuntime.isOnStage && !TaskRuntime.isOlderThanStage(job)) else {
      return false
    }
    if let task { enroll(task) }
    append(.job(job, isForMainActor: isForMainActor))
    return true
  }

  /// Lets a Swift task that has called `Task.yield()` continue in a later turn of the run loop.
  func yield(_ continuation: UnsafeContinuation<Void, Never>) {
    append(.yielded(continuation))
  }

  private func append(_ work: Ready) {
    ready.append((Simulator.current.lastSerial, work))
    if !isEnding { loop.nextTurn { [self] in runFirst() } }
  }

  private func runFirst() {
    guard !ready.isEmpty else { return }
    let (planned, work) = ready.removeFirst()
    Simulator.current.runPlannedWork(of: planned) {
      switch work {
      case .job(let job, isForMainActor: true):
        job.runSynchronously(on: VirtualMainExecutor.reference)
      case .job(let job, isForMainActor: false):
        job.runSynchronously(on: TaskRuntime.anywhere)
      case .yielded(let continuation):
        continuation.resume()
      }
    }
  }

  // MARK: - The roster

  private func enroll(_ task: UnsafeRawPointer) {
    if roster.count >= limit {
      strikeEnded()
      limit = max(64, 2 * roster.count)
    }
    _ = Unmanaged<AnyObject>.fromOpaque(task).retain()
    roster.append(task)
    known.insert(task)
    Self.living.withLock { _ = $0.insert(UInt(bitPattern: task)) }
    Self.livingCount.add(1, ordering: .relaxed)
  }

  /// Removes ended tasks from the simulator's list. A task has ended if nobody but the list has a
  /// reference to it.
  private func strikeEnded() {
    roster.removeAll { task in
      guard TaskRuntime.references(task) == 1 else { return false }
      known.remove(task)
      Self.living.withLock { _ = $0.remove(UInt(bitPattern: task)) }
      Self.livingCount.subtract(1, ordering: .relaxed)
      Unmanaged<AnyObject>.fromOpaque(task).release()
      return true
    }
  }

  /// The number of this simulator's Swift tasks that have not ended.
  var count: Int {
    strikeEnded()
    return roster.count
  }

  // MARK: - Ending

  /// Cancels all tasks of the simulator and lets them react to the cancellation.
  ///
  /// A sleeping task wakes, and a task that checks `Task.isCancelled` stops. A task that ignores
  /// the cancellation stays suspended for ever, because a task cannot be ended from outside.
  func end() {
    guard !roster.isEmpty || !ready.isEmpty else { return }
    isEnding = true
    var cancelled = 0
    var patience = 10_000
    while patience > 0 {
      while cancelled < roster.count {
        // Unchecked: the cast is safe, because an `UnsafeCurrentTask` is one word, the address of a
        // task, and the list retains the task.
        Swift.unsafeBitCast(roster[cancelled], to: UnsafeCurrentTask.self).cancel()
        cancelled += 1
      }
      guard !ready.isEmpty else { break }
      runFirst()
      patience -= 1
    }
    ready = []
    strikeEnded()
    roster = []
    known = []
    isEnding = false
  }

  // MARK: - Other threads

  /// Returns true if a job (a step of a Swift task) belongs to a task that began on virtual time
  /// and has not ended.
  nonisolated static func belongsToStage(_ job: UnownedJob) -> Bool {
    guard livingCount.load(ordering: .relaxed) > 0,
      let task = TaskRuntime.independentTask(of: job)
    else { return false }
    return living.withLock { $0.contains(UInt(bitPattern: task)) }
  }

  private nonisolated static let hasRefused = Atomic<Bool>(false)

  /// Prints a warning the first time that another thread resumes a task on virtual time. Such a
  /// task stays suspended, so that runs do not differ.
  nonisolated static func refuse() {
    guard !hasRefused.exchange(true, ordering: .relaxed) else { return }
    FileHandle.standardError.write(
      Data(
        """
        A task on virtual time was resumed from another thread and stays suspended: what another thread does comes at \
        another moment in every run. Replace what it waits for in the check.

        """.utf8))
  }
}
