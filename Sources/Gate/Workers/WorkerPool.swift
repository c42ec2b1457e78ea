import Foundation
import Turnstile

/// Gives the assignments of coordinators to workers, and the answers back to the coordinators.
///
/// The pool only decides who does what and when. The findings are the same for any number of
/// workers.
@MainActor
final class WorkerPool {
  /// A decision about the check, for which the pool asks several times a second.
  enum Order { case goOn, endSearching, breakOff }

  private let setting: Worker.Setting
  private let jobs: Int
  /// The idle workers, by their hash seeds.
  private var idle: [Hashing: [Worker]] = [:]
  private var busy: [Job] = []
  /// The number of the coordinator to ask next, if coordinators take turns.
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

  /// Works until all coordinators are done.
  ///
  /// - Parameters:
  ///   - takesTurns: True if all coordinators advance side by side; false if the first goes before
  ///     the second.
  ///   - request: Makes a request of a coordinator's assignment.
  ///   - tick: Called several times a second, with the slowest running trace.
  ///   - finished: Called with the coordinator's number and the coordinator, once it is done.
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
    // Once all coordinators are done, nobody needs the result of a worker that still looks for
    // findings behind a known one.
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

  /// Waits a moment for answers and failures.
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
  /// The hash seeds for the assignment: runs that are compared between processes also run with
  /// different seeds.
  fileprivate var hashes: Hashing { isForOtherHashes ? .seeded : .fixed }
}

/// Counts interruptions by Ctrl-C and similar signals.
enum Interruption {
  // Unchecked: a signal handler may use nothing but a number of this type.
  nonisolated(unsafe) private static var count: sig_atomic_t = 0

  /// Installs handlers for signals. Ctrl-C, a closed terminal and a CI's termination end the work
  /// in good order; a second Ctrl-C ends the process.
  static func listen() {
    unblock(SIGINT, SIGTERM, SIGHUP)
    signal(SIGINT) { number in
      Interruption.count += 1
      if Interruption.count > 1 { _exit(ExitCode.interrupted.rawValue) }
    }
    signal(SIGTERM) { _ in Interruption.count += 1 }
    // A gate that `nohup` started ignores the signal of a closed terminal, and goes on ignoring it.
    if let before = signal(SIGHUP, { _ in Interruption.count += 1 }), isIgnoring(before) {
      signal(SIGHUP, SIG_IGN)
    }
  }

  private static func isIgnoring(_ handler: @escaping @convention(c) (Int32) -> Void) -> Bool {
    // Unchecked: a C function is its address, and that of `SIG_IGN` is 1.
    unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Unblocks signals that the parent process may have left blocked.
  static func unblock(_ signals: Int32...) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  static var isAsked: Bool { count > 0 }
}
