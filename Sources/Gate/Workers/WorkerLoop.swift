import Foundation
import HeadlessUIKit
import LinuxProcesses
import Turnstile

/// The main loop of a worker process. It reads a request, lets a fresh process handle it, and
/// writes the answer. It ends when its input ends.
@MainActor
enum WorkerLoop {
  static func run(_ subjects: [Subject]) -> Never {
    // Ctrl-C is sent to the gate as well, and the gate ends its workers itself.
    signal(SIGINT, SIG_IGN)
    turnstile_look_after_children()
    var inbox = Inbox()
    guard let body = Wire.read(from: Worker.input, into: &inbox),
      let configuration = try? JSONDecoder().decode(WorkerConfiguration.self, from: body),
      let sharedTrace = try? SharedTrace(mapping: Worker.sharedTrace)
    else { Worker.leave(ExitCode.usage.rawValue) }
    close(Worker.sharedTrace)
    limitMemory(to: configuration.memory)
    AppFolder.make()
    // Encoding one answer here initialises Swift's coders, so that the forked processes need not do
    // it for every request.
    _ = try? Wire.encode(Answer.block(Block(index: 0)))
    while let body = Wire.read(from: Worker.input, into: &inbox),
      let request = try? JSONDecoder().decode(WorkerRequest.self, from: body),
      let process = FreshProcess.run(
        watching: Worker.input, began: { sharedTrace.process = $0 },
        { _ in answer(to: request, configuration, subjects, sharedTrace) })
    {
      sharedTrace.process = 0
      let reply = Reply(number: request.number, status: process.status, answer: process.answer)
      guard Wire.write(Wire.framed(reply.message), to: Worker.output) else { break }
    }
    AppFolder.remove()
    Worker.leave(0)
  }

  /// Handles a request, in the process that was forked for that request.
  private static func answer(
    to request: WorkerRequest, _ configuration: WorkerConfiguration, _ subjects: [Subject],
    _ sharedTrace: SharedTrace
  ) -> [UInt8] {
    // A subject could write to the worker's pipes, so they are closed before it runs.
    close(Worker.input)
    close(Worker.output)
    signal(SIGINT, SIG_DFL)
    sharedTrace.noteLastCalls()
    let handler = RequestHandler(
      configuration: configuration, subjects: subjects, sharedTrace: sharedTrace)
    let answer = handler.perform(request)
    // If a subject has unmapped the shared memory, this line traps, while the subject's last trace
    // is still known.
    sharedTrace.clear()
    return (try? JSONEncoder().encode(answer)).map { Array($0) } ?? []
  }

  /// Limits the process's address space, so that a single huge allocation fails. The gate
  /// supervises the memory that is really in use.
  private static func limitMemory(to mebibytes: Int) {
    let bytes = rlim_t(mebibytes * 4 + 1024) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}

/// Performs the assignment of one request, in the process that was forked for it.
@MainActor
private final class RequestHandler {
  private let configuration: WorkerConfiguration
  private let subjects: [Subject]
  private let sharedTrace: SharedTrace
  private let contract: Contract
  private let process = getpid()
  /// A second worker, which this process starts for traces that might end this process, or that
  /// need a process without earlier runs.
  private var other: Worker?

  init(configuration: WorkerConfiguration, subjects: [Subject], sharedTrace: SharedTrace) {
    self.configuration = configuration
    self.subjects = subjects
    self.sharedTrace = sharedTrace
    contract = configuration.clauses.contract
    Heartbeat.beat = { sharedTrace.beat() }
    CutsInFlight.note = { sharedTrace.pass($0) }
    // Unchecked: a forked process that handles a request has only one thread.
    nonisolated(unsafe) let place = sharedTrace
    Unanswered.whenMaking = { place.leaves(at: $0) }
    Unanswered.whenMet = { cut, type in
      place.leaves(at: (cut, type))
      fflush(nil)
      _exit(0)
    }
  }

  func perform(_ request: WorkerRequest) -> Answer {
    guard let subject = subjects.first(where: { $0.name == request.subject }) else {
      return .problem(.builderThrew("there is no subject '\(request.subject)'"))
    }
    var performer = Performer(
      subject: configuration.clauses.placed(subject), contract: contract, budget: request.budget,
      search: request.search,
      willRun: { [sharedTrace, process] run, trace in
        // If the subject has forked this process, the copy must not continue with the search.
        if getpid() != process { _exit(0) }
        sharedTrace.note(trace, run: run)
      },
      hears: { [sharedTrace] in sharedTrace.hear($0) },
      runElsewhere: { [unowned self] in failure(of: request, $0, $1, answers: $2) },
      runInFreshProcess: { [unowned self] in ask(request, $0, patience: patience(with: $0)) })
    return performer.perform(request.assignment)
  }

  /// Returns the number of seconds without progress after which an assignment has failed. A replay
  /// has only a tenth of the usual time, because it is one of many attempts.
  private func patience(with assignment: Assignment) -> Double {
    if case .replay = assignment { configuration.patience / 10 } else { configuration.patience }
  }

  /// Runs a trace in the second worker and returns the failure of its process, or `nil` if it does
  /// not fail.
  private func failure(
    of request: WorkerRequest, _ trace: Trace, _ mode: WatchMode, answers: CutAnswers
  ) -> ProcessFailure? {
    if mode == .backtrace, !configuration.allowsBacktraces { return nil }
    if mode == .backtrace { other = nil }
    let patience = mode == .brief ? configuration.patience / 10 : configuration.patience
    let answer = ask(
      request, .answer(trace, answers), patience: patience,
      printsBacktraces: mode == .backtrace)
    guard case .processFailed(let failure) = answer else { return nil }
    return failure.trace == nil ? nil : failure
  }

  /// Sends an assignment to the second worker, whose process has run nothing yet. If that process
  /// was killed from outside (`SIGKILL`), or failed before it began a trace, the assignment is sent
  /// once more.
  ///
  /// A trace rarely causes either, so the first time something else on the machine was probably the
  /// cause. If it happens a second time, the trace is to blame.
  private func ask(
    _ request: WorkerRequest, _ assignment: Assignment, patience: Double? = nil,
    printsBacktraces: Bool = false
  ) -> Answer? {
    let answer = askOnce(request, assignment, patience, printsBacktraces)
    guard case .processFailed(let failure) = answer else { return answer }
    if case .signal(SIGKILL) = failure.manner {
      return askOnce(request, assignment, patience, printsBacktraces)
    }
    return failure.trace == nil
      ? askOnce(request, assignment, patience, printsBacktraces) : answer
  }

  private func askOnce(
    _ request: WorkerRequest, _ assignment: Assignment, _ patience: Double?,
    _ printsBacktraces: Bool
  ) -> Answer? {
    var setting = Worker.Setting(
      clauses: configuration.clauses, patience: configuration.patience,
      memory: configuration.memory, hashes: configuration.hashes)
    setting.printsBacktraces = printsBacktraces
    guard let worker = other ?? (try? Worker(setting)) else { return nil }
    var request = request
    request.assignment = assignment
    let answer = worker.perform(request, patience: patience ?? configuration.patience)
    other = worker.isAlive ? worker : nil
    return answer
  }
}
