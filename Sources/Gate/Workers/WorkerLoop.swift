import Foundation
import HeadlessUIKit
import LinuxProcesses
import Turnstile

/// The main loop of a process that runs transitions. It reads a request, lets a forked process
/// handle it, and writes the answer, until its input ends.
@MainActor
enum WorkerLoop {
  static func run(_ subjects: [Subject]) -> Never {
    // A worker process ignores Ctrl-C, which the terminal sends to the main process as well,
    // because the main process ends its worker processes itself.
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
    // Encoding one answer before any request initialises Swift's coders, so that not every forked
    // process has to do it.
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

  /// Handles one request for runs, in the process that was forked for it.
  private static func answer(
    to request: WorkerRequest, _ configuration: WorkerConfiguration, _ subjects: [Subject],
    _ sharedTrace: SharedTrace
  ) -> [UInt8] {
    // The pipes to the parent process are closed before the app's code runs, because that code
    // could write to them.
    close(Worker.input)
    close(Worker.output)
    signal(SIGINT, SIG_DFL)
    // The worker notes the number as well, but the app may suspend the worker before that.
    sharedTrace.process = getpid()
    sharedTrace.noteLastCalls()
    let handler = RequestHandler(
      configuration: configuration, subjects: subjects, sharedTrace: sharedTrace)
    let answer = handler.perform(request)
    // If the subject under test has unmapped the shared memory, a write here traps at once, while
    // it is still known which trace (input sequence) did it.
    sharedTrace.clear()
    return (try? JSONEncoder().encode(answer)).map { Array($0) } ?? []
  }

  /// Limits the process's address space, so that a single huge allocation fails. The memory really
  /// in use is supervised by the main process.
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

/// Performs the runs of one request, in the process that was forked for it.
@MainActor
private final class RequestHandler {
  private let configuration: WorkerConfiguration
  private let subjects: [Subject]
  private let sharedTrace: SharedTrace
  private let contract: Contract
  private let process = getpid()
  /// A second worker process. It runs traces (input sequences) that might end this process, or that
  /// need a process without earlier runs.
  private var other: Worker?

  init(configuration: WorkerConfiguration, subjects: [Subject], sharedTrace: SharedTrace) {
    self.configuration = configuration
    self.subjects = subjects
    self.sharedTrace = sharedTrace
    contract = configuration.clauses.contract
    Heartbeat.beat = { sharedTrace.beat() }
    CutsInFlight.note = { sharedTrace.pass($0) }
    // Unchecked: only one thread uses the variable, because a forked process that handles a request
    // has no other.
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
        // If the subject's code has forked this process, the copy ends here, because it must not
        // continue the search.
        if getpid() != process { _exit(0) }
        sharedTrace.note(trace, run: run)
      },
      hears: { [sharedTrace] in sharedTrace.hear($0) },
      runElsewhere: { [unowned self] in failure(of: request, $0, $1, answers: $2) },
      runInFreshProcess: { [unowned self] in ask(request, $0, patience: patience(with: $0)) })
    return performer.perform(request.assignment)
  }

  /// Returns the number of seconds without progress after which runs count as hung. A replay gets a
  /// tenth of the usual time, because it is one of many attempts.
  private func patience(with assignment: Assignment) -> Double {
    if case .replay = assignment { configuration.patience / 10 } else { configuration.patience }
  }

  /// Runs a trace (input sequence) in the second worker process. Returns the crash or hang of that
  /// process, or `nil` if the trace ends well.
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

  /// Sends work to the second worker process, which has run nothing yet. If that process was killed
  /// from outside (`SIGKILL`), or failed before it began a trace (input sequence), the work is sent
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
