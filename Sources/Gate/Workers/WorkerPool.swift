import Foundation
import Turnstile

/// Distributes work among the worker processes, and hands the answers back to coordinators, each of
/// which directs the check of one subject under test.
///
/// The pool only decides which worker does what and when. The findings are the same for any number
/// of workers.
@MainActor
final class WorkerPool {
  /// The decision after a look at the check's state: to continue, to end the search, or to stop at
  /// once.
  enum Order { case goOn, endSearching, breakOff }

  private let setting: Worker.Setting
  private let jobs: Int
  /// By choice of hash seeds, the worker processes that have no request at present.
  private var idle: [Hashing: [Worker]] = [:]
  private var busy: [Job] = []
  /// The index of the coordinator (of one subject's check) that may hand out work next, if the
  /// subjects under test take turns.
  private var turn = 0

  private struct Job {
    var worker: Worker
    var coordinator: Int
    var assignment: Assignment
    var hashes: Hashing { assignment.hashes }
  }

  init(_ setting: Worker.Setting, jobs: Int) {
    self.setting = setting
    self.jobs = jobs
  }

  /// Hands out work to worker processes until the checks of all subjects under test are done.
  ///
  /// - Parameters:
  ///   - takesTurns: True if all coordinators advance at the same time; false if each waits for the
  ///     one before.
  ///   - request: Makes a request of a coordinator's assignment.
  ///   - tick: Called several times a second, with the slowest running trace.
  ///   - finished: Called with a coordinator's index and the coordinator, once it is done.
  func work(
    on coordinators: inout [CheckCoordinator], takesTurns: Bool,
    request: (Int, Assignment) -> WorkerRequest,
    tick: ([CheckCoordinator], SlowRun?) -> Order,
    started: (Int) -> Void, finished: (Int, CheckCoordinator) -> Void
  ) throws {
    var open = Set(coordinators.indices)
    func closeDone() {
      for index in open.sorted() where coordinators[index].isDone {
        open.remove(index)
        finished(index, coordinators[index])
      }
    }
    closeDone()
    var isEnding = false
    while !open.isEmpty {
      while busy.count < jobs, let (index, assignment) = next(&coordinators, takesTurns) {
        let worker = try worker(for: assignment.hashes)
        started(index)
        worker.send(request(index, assignment))
        busy.append(Job(worker: worker, coordinator: index, assignment: assignment))
      }
      for (job, answer) in collect() {
        coordinators[job.coordinator].take(answer, of: job.assignment)
      }
      switch tick(coordinators, slowestRun) {
      case .goOn: break
      case .endSearching where isEnding: break
      case .endSearching:
        isEnding = true
        for index in coordinators.indices { coordinators[index].endSearching() }
      case .breakOff:
        for index in coordinators.indices { coordinators[index].breakOff() }
      }
      closeDone()
    }
    // A worker process may still be searching for faults that a known fault hides. Its result is
    // not awaited when all subjects under test are done.
    for job in busy { job.worker.end() }
    busy = []
  }

  private var slowestRun: SlowRun? {
    busy.compactMap(\.worker.slowRun).max { $0.seconds < $1.seconds }
  }

  private func next(_ coordinators: inout [CheckCoordinator], _ takesTurns: Bool) -> (
    Int, Assignment
  )? {
    for offset in coordinators.indices {
      let index = takesTurns ? (turn + offset) % coordinators.count : offset
      if let assignment = coordinators[index].next() {
        turn = index + 1
        return (index, assignment)
      }
    }
    return nil
  }

  private func worker(for hashes: Hashing) throws(UsageError) -> Worker {
    if let worker = idle[hashes]?.popLast() { return worker }
    var setting = setting
    setting.hashes = hashes
    return try Worker(setting)
  }

  /// Waits a moment for answers of worker processes, and looks for failed ones.
  private func collect() -> [(Job, Answer)] {
    var descriptors = busy.map { pollfd(fd: $0.worker.answers, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&descriptors, nfds_t(descriptors.count), 20)
    var answers: [(Job, Answer)] = []
    var rest: [Job] = []
    for (job, descriptor) in zip(busy, descriptors) {
      if ready > 0, descriptor.revents != 0 {
        guard let answer = job.worker.receive() else {
          rest.append(job)
          continue
        }
        if job.worker.isAlive { idle[job.hashes, default: []].append(job.worker) }
        answers.append((job, answer))
      } else if let failure = job.worker.watch() {
        answers.append((job, .processFailed(failure)))
      } else {
        rest.append(job)
      }
    }
    busy = rest
    return answers
  }
}

extension Assignment {
  /// The choice of hash seeds for a piece of work. Runs that are repeated to compare processes use
  /// different seeds.
  fileprivate var hashes: Hashing { isForOtherHashes ? .seeded : .fixed }
}

/// Counts Ctrl-C and other signals by which a user or a CI interrupts a check.
enum Interruption {
  // Unchecked: a signal handler may write only to a variable of type `sig_atomic_t`, and cannot
  // take a lock.
  nonisolated(unsafe) private static var count: sig_atomic_t = 0

  /// Installs handlers for signals. Ctrl-C, a closed terminal and a CI's termination end the check
  /// after its results have been reported. A second Ctrl-C ends the process at once.
  static func listen() {
    unblock(SIGINT, SIGTERM, SIGHUP)
    signal(SIGINT) { number in
      Interruption.count += 1
      if Interruption.count > 1 { _exit(ExitCode.interrupted.rawValue) }
    }
    signal(SIGTERM) { _ in Interruption.count += 1 }
    // If `nohup` has ignored the signal of a closed terminal, it stays ignored, so that the check
    // goes on.
    if let before = signal(SIGHUP, { _ in Interruption.count += 1 }), isIgnoring(before) {
      signal(SIGHUP, SIG_IGN)
    }
  }

  private static func isIgnoring(_ handler: @escaping @convention(c) (Int32) -> Void) -> Bool {
    // Unchecked: `SIG_IGN` is the address 1, which Swift can only convert to a function pointer by
    // force.
    unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Unblocks the signals that the parent process may have left blocked, so that Ctrl-C works.
  static func unblock(_ signals: Int32...) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  static var isAsked: Bool { count > 0 }
}
