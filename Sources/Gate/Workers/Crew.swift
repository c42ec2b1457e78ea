import Foundation
import Turnstile

/// Gives the assignments of many inquiries to workers, and the answers back to the inquiries.
///
/// It decides who does what and when, and nothing else: what is found is the same for any number of workers.
@MainActor
final class Crew {
  /// What to do with the inquiries, asked several times a second.
  enum Order { case goOn, endHunting, breakOff }

  private let setting: Worker.Setting
  private let jobs: Int
  private var idle: [Worker] = []
  private var busy: [Job] = []
  /// Where to look for the next assignment, if inquiries take turns.
  private var turn = 0

  private struct Job {
    var worker: Worker
    var inquiry: Int
    var assignment: Assignment
  }

  init(_ setting: Worker.Setting, jobs: Int) {
    self.setting = setting
    self.jobs = jobs
  }

  /// Works until all inquiries are done.
  ///
  /// - Parameters:
  ///   - takesTurns: Whether inquiries advance side by side, rather than the first before the second.
  ///   - errand: Makes an errand of an inquiry's assignment.
  ///   - tick: Called several times a second.
  ///   - finished: Called when an inquiry is done, with its number.
  func work(
    on inquiries: inout [Inquiry], takesTurns: Bool,
    errand: (Int, Assignment) -> Errand,
    tick: ([Inquiry]) -> Order,
    started: (Int) -> Void, finished: (Int, Inquiry) -> Void
  ) throws {
    var open = Set(inquiries.indices)
    func closeDone() {
      for index in open.sorted() where inquiries[index].isDone {
        open.remove(index)
        finished(index, inquiries[index])
      }
    }
    closeDone()
    var isEnding = false
    while !open.isEmpty {
      while busy.count < jobs, let (index, assignment) = next(&inquiries, takesTurns) {
        let worker = try hire()
        started(index)
        worker.send(errand(index, assignment))
        busy.append(Job(worker: worker, inquiry: index, assignment: assignment))
      }
      for (job, answer) in collect() {
        inquiries[job.inquiry].take(answer, of: job.assignment)
      }
      switch tick(inquiries) {
      case .goOn: break
      case .endHunting where isEnding: break
      case .endHunting:
        isEnding = true
        for index in inquiries.indices { inquiries[index].endHunting() }
      case .breakOff:
        for index in inquiries.indices { inquiries[index].breakOff() }
      }
      closeDone()
    }
    // Whoever is still busy looks for what is behind something found: nobody waits for that.
    for job in busy { job.worker.end() }
    busy = []
  }

  private func next(_ inquiries: inout [Inquiry], _ takesTurns: Bool) -> (Int, Assignment)? {
    for offset in inquiries.indices {
      let index = takesTurns ? (turn + offset) % inquiries.count : offset
      if let assignment = inquiries[index].next() {
        turn = index + 1
        return (index, assignment)
      }
    }
    return nil
  }

  private func hire() throws(UsageError) -> Worker {
    if let worker = idle.popLast() { return worker }
    return try Worker(setting)
  }

  /// Waits a little for answers and deaths.
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
        if case .died = answer {} else { idle.append(job.worker) }
        answers.append((job, answer))
      } else if let death = job.worker.watch() {
        answers.append((job, .died(death)))
      } else {
        rest.append(job)
      }
    }
    busy = rest
    return answers
  }
}

/// Whether somebody has pressed Ctrl-C.
enum Interruption {
  nonisolated(unsafe) private static var count: sig_atomic_t = 0

  /// Ctrl-C ends the work in good order from here on; pressed again, it ends the process.
  static func listen() {
    unblock(SIGINT, SIGTERM)
    signal(SIGINT) { number in
      Interruption.count += 1
      if Interruption.count > 1 { _exit(ExitCode.interrupted.rawValue) }
    }
    signal(SIGTERM) { _ in Interruption.count += 1 }
  }

  /// Whoever started this process may have left its signals blocked.
  static func unblock(_ signals: Int32...) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  static var isAsked: Bool { count > 0 }
}
