import Foundation
import LinuxOnly
import LinuxProcesses
import Turnstile

/// A second process of this executable that runs the app's transitions, as the process that started
/// it sees it.
///
/// Requests and answers go through two pipes. The worker handles each request in a process that has
/// run nothing before (``FreshProcess``). That process writes each trace into shared memory before
/// it runs the trace. Standard output and standard error go to a file. So a subject's output is
/// never taken for an answer, and the last message of a trap can be read.
final class Worker {
  /// The command-line argument that makes a new process of this executable run transitions.
  static let argument = "--turnstile-worker"
  /// The file descriptor at which the worker process reads requests. `output` is that to which it
  /// writes answers.
  static let input: Int32 = 3
  static let output: Int32 = 4
  /// The file descriptor of the shared memory, in which the worker process writes the trace (input
  /// sequence) that it runs.
  static let sharedTrace: Int32 = 5

  /// The settings that are the same for all worker processes of a check.
  struct Setting {
    var clauses: ClauseSelection
    var patience: Double
    var memory: Int
    /// The choice of the seeds of Swift's hash values in the worker's processes, equal or
    /// different.
    var hashes = Hashing.fixed
    /// True if Swift's runtime prints a backtrace when a process traps, which makes the end of the
    /// process slower.
    var printsBacktraces = false
  }

  let process: pid_t
  /// The file descriptor from which this process reads the worker's answers.
  let answers: Int32
  private let requests: Int32
  private let sharedTrace: SharedTrace
  private let log: Int32
  private let setting: Setting
  private var inbox = Inbox()
  private var monitor: ProgressMonitor
  private var isReaped = false
  private var isClosed = false
  /// The number of requests that have been sent to the worker process.
  private var number: UInt64 = 0

  /// The request that the worker process is handling; `nil` if it waits for one.
  private(set) var request: WorkerRequest?

  /// True if the worker's process still runs, so that it can take another request.
  var isAlive: Bool { !isReaped }

  /// Starts a worker process, which runs the app's transitions, with the given settings.
  init(_ setting: Setting) throws(UsageError) {
    self.setting = setting
    let shared = try NamelessFile.inMemory(size: SharedTrace.size)
    defer { close(shared) }
    sharedTrace = try SharedTrace(mapping: shared)
    monitor = ProgressMonitor(of: sharedTrace, at: Wall.seconds)
    log = try NamelessFile.make()
    let down = try Self.pipe()
    let up = try Self.pipe()
    process = try Self.spawn(
      [
        (log, 1), (log, 2), (down.reading, Self.input), (up.writing, Self.output),
        (shared, Self.sharedTrace),
      ], hashes: setting.hashes, backtraces: setting.printsBacktraces)
    close(down.reading)
    close(up.writing)
    requests = down.writing
    answers = up.reading
    let configuration = WorkerConfiguration(
      clauses: setting.clauses, patience: setting.patience, memory: setting.memory,
      allowsBacktraces: !Self.setsBacktraces(ProcessInfo.processInfo.environment),
      hashes: setting.hashes)
    _ = (try? Wire.encode(configuration)).map { Wire.write($0, to: requests) }
  }

  deinit {
    end()
    close(answers)
    close(log)
  }

  /// Sends a request to the worker process. If that process has already ended, the next reading of
  /// its answer reports the end.
  func send(_ request: WorkerRequest) {
    number += 1
    var request = request
    request.number = number
    self.request = request
    sharedTrace.clear()
    ftruncate(log, 0)
    monitor = ProgressMonitor(of: sharedTrace, at: Wall.seconds)
    _ = (try? Wire.encode(request)).map { Wire.write($0, to: requests) }
  }

  /// Reads the bytes that the worker process has written. Call it when the descriptor `answers` is
  /// readable.
  ///
  /// - Returns: The answer, or `nil` if it is not yet complete.
  func receive() -> Answer? {
    guard inbox.fill(from: answers), !inbox.isJunk else {
      let failure = failure(reap())
      request = nil
      return .processFailed(failure)
    }
    while let message = inbox.next() {
      // A late reply to an earlier request is ignored; its number differs from that of the current
      // request.
      guard let reply = Reply(message), reply.number == number, request != nil else { continue }
      let answer = try? JSONDecoder().decode(Answer.self, from: reply.answer)
      let failure = failure(Self.manner(of: reply.status))
      request = nil
      return answer ?? .processFailed(failure)
    }
    return nil
  }

  /// The factor by which a trace (input sequence) may take longer in all than virtual time may
  /// stand still. A trace beyond that counts as hung.
  private static let slowness = 30.0

  /// Ends the worker process if it makes no progress for too long or uses too much memory, and then
  /// returns that failure.
  func watch(patience: Double? = nil) -> ProcessFailure? {
    guard request != nil else { return nil }
    monitor.look(at: sharedTrace, now: Wall.seconds)
    var manner: ProcessFailure.Manner?
    // A worker process that has not begun a trace (input sequence) may still be starting, so it is
    // not hung until the whole allowed time has passed.
    let allowed = sharedTrace.trace == nil ? setting.patience : patience ?? setting.patience
    if !onlyWatches {
      let limit = allowed * Self.slowness
      if monitor.sinceTrace > limit { manner = .slow(seconds: Int(limit)) }
      // Printing a backtrace moves no virtual time, and takes long on a busy machine.
      if monitor.sinceBeat > allowed, !setting.printsBacktraces { manner = .stall }
    }
    if Linux.residentBytes(of: sharedTrace.process) >> 20 > setting.memory {
      manner = .memory(mebibytes: setting.memory)
    }
    guard let manner else { return nil }
    sharedTrace.askForLastCalls(startedBy: self.process)
    let failure = failure(manner)
    request = nil
    end()
    return failure
  }

  /// The trace (input sequence) that the worker process is running, if it takes so long that the
  /// progress line mentions it.
  var slowRun: SlowRun? {
    guard request != nil, monitor.sinceTrace > SlowRun.patience else { return nil }
    return SlowRun(run: sharedTrace.trace?.run, seconds: monitor.sinceTrace)
  }

  /// Sends a request to the worker process, and waits for its answer.
  func perform(_ request: WorkerRequest, patience: Double) -> Answer {
    send(request)
    while true {
      var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 20) > 0 {
        if let answer = receive() { return answer }
      } else if let failure = watch(patience: patience) {
        return .processFailed(failure)
      }
    }
  }

  /// True if the worker process does not run the subject under test itself but supervises a second
  /// worker process, as it does to confirm a crash.
  private var onlyWatches: Bool {
    switch request?.assignment {
    case .confirmCrash, .minimizeCrash, .minimizeApart, .minimizeAlone, .findRunUp: true
    default: false
    }
  }

  /// The last lines that the app printed while the worker process handled its last request.
  var printed: [String] {
    NamelessFile.contents(of: log).split(separator: "\n").suffix(200).map(String.init)
  }

  // MARK: - Ends

  private func failure(_ manner: ProcessFailure.Manner) -> ProcessFailure {
    let last = sharedTrace.trace
    let log = CrashLog(NamelessFile.contents(of: log))
    var manner = manner
    switch manner {
    case .exit, .trap, .signal:
      if let (cut, type) = sharedTrace.unanswered { manner = .unanswered(cut: cut, type: type) }
    case .stall, .slow, .memory, .unanswered: break
    }
    var failure = ProcessFailure(
      manner, trace: last?.trace, run: last?.run, lastWords: log.lastWords,
      lastEntry: sharedTrace.lastEntry, place: place(manner)?.name, ours: ours(manner)?.name,
      backtrace: setting.printsBacktraces ? log.backtrace : [])
    failure.cuts = sharedTrace.cuts
    failure.called = sharedTrace.called
    return failure
  }

  /// Returns the function of the app that the report of a crash or hang names. For a trap it is the
  /// innermost function of the app. For a hang it is the outermost one, because it is chance which
  /// inner function was running.
  private func place(_ manner: ProcessFailure.Manner) -> FunctionName? {
    switch manner {
    case .trap, .signal, .exit: sharedTrace.lastCalls?.innermost
    case .unanswered: nil
    case .stall, .slow, .memory: sharedTrace.lastCalls?.outermost
    }
  }

  /// Returns the function of Turnstile that trapped, or `nil` if the app's code did.
  private func ours(_ manner: ProcessFailure.Manner) -> FunctionName? {
    switch manner {
    case .trap, .signal: sharedTrace.lastCalls?.ours
    case .exit, .stall, .slow, .memory, .unanswered: nil
    }
  }

  /// Ends the worker process and all processes that it has started.
  ///
  /// When its input ends, a worker ends its child processes and then itself. A worker that a
  /// subject has suspended is continued, so that it can do that. One that does not end is killed
  /// after a few seconds.
  func end() {
    if !isClosed { close(requests) }
    isClosed = true
    _ = reap()
  }

  private func reap() -> ProcessFailure.Manner {
    guard !isReaped else { return .exit(0) }
    isReaped = true
    var status: Int32 = 0
    let begun = Wall.seconds
    while waitpid(process, &status, WNOHANG) == 0 {
      var none = pollfd(fd: -1, events: 0, revents: 0)
      poll(&none, 1, 1)
      if Linux.isSuspended(process) { kill(process, SIGCONT) }
      if Wall.seconds - begun > Self.grace { kill(process, SIGKILL) }
    }
    Self.forget(process)
    return Self.manner(of: status)
  }

  /// The number of seconds that a worker process has for ending its child processes, before it is
  /// killed.
  private static let grace = 3.0

  static func manner(of status: Int32) -> ProcessFailure.Manner {
    let signal = status & 0x7F
    guard signal != 0 else { return .exit((status >> 8) & 0xFF) }
    return Linux.isTrap(signal) ? .trap : .signal(signal)
  }

  // MARK: - Starting

  /// The subjects under test of a process that cannot be started a second time, such as a process
  /// that runs tests. The workers of such a process are forked from it.
  ///
  /// Unchecked: only the main actor's gate, pool and worker loop use the variable.
  nonisolated(unsafe) static var copies: [Subject]?

  /// Ends this process, which runs or films transitions for another one. If it was forked, exit
  /// handlers are skipped, because they belong to the process from which it was forked.
  static func leave(_ code: Int32) -> Never {
    guard copies == nil else {
      fflush(nil)
      _exit(code)
    }
    exit(code)
  }

  private static func fork(
    _ descriptors: [(own: Int32, worker: Int32)], _ purpose: String, _ subjects: [Subject]
  ) -> pid_t {
    // The output buffer is emptied before the fork, because otherwise both processes would print
    // its text.
    fflush(nil)
    let process = turnstile_fork()
    guard process == 0 else {
      started.append(process)
      return process
    }
    let none = open("/dev/null", O_RDONLY)
    dup2(none, 0)
    for descriptor in descriptors { dup2(descriptor.own, descriptor.worker) }
    // The forked process closes its copies of the other ends of all pipes, because a pipe does not
    // end for its reader while any process has it open for writing.
    turnstile_close_from(sharedTrace + 1)
    started = []
    return MainActor.assumeIsolated {
      purpose == argument ? WorkerLoop.run(subjects) : ProjectorLoop.run(subjects)
    }
  }

  /// The numbers of the child processes that run this same executable and that this process has
  /// started and not ended.
  ///
  /// Unchecked: only the main actor's pool, projector and worker loop start and end them.
  nonisolated(unsafe) private static var started: [pid_t] = []

  /// Removes an ended child process from the list, and ends the processes that it has left behind,
  /// as when an app's code kills it.
  static func forget(_ process: pid_t) {
    started.removeAll { $0 == process }
    turnstile_end_orphans(started, started.count)
  }

  static func pipe() throws(UsageError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw UsageError("No worker can be started: \(String(cString: strerror(errno)))")
    }
    // The descriptors are copied to higher numbers than a new worker process uses for its own.
    // Programs started by `exec` do not inherit the copies.
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    ends.forEach { close($0) }
    return (high[0], high[1])
  }

  /// Returns true if the user has set `SWIFT_BACKTRACE`.
  ///
  /// An empty value is as good as none: with it the runtime would print a backtrace of every trap.
  private static func setsBacktraces(_ environment: [String: String]) -> Bool {
    environment["SWIFT_BACKTRACE"]?.isEmpty == false
  }

  /// Starts a second process of this executable, to which given descriptors are passed under given
  /// numbers.
  ///
  /// - Parameter purpose: The command line argument that tells the new process its role.
  static func spawn(
    _ descriptors: [(own: Int32, worker: Int32)], hashes: Hashing = .fixed,
    backtraces: Bool = false, as purpose: String = argument
  ) throws(UsageError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.own, descriptor.worker)
    }
    if let copies { return fork(descriptors, purpose, copies) }
    let own = Linux.executable
    let executable =
      access(own, X_OK) == 0 ? own : Bundle.main.executablePath ?? CommandLine.arguments[0]
    var environment = AppFolder.surroundings
    if backtraces { environment["SWIFT_BACKTRACE"] = CrashLog.setting }
    if !setsBacktraces(environment) { environment["SWIFT_BACKTRACE"] = "enable=no" }
    environment["SWIFT_DETERMINISTIC_HASHING"] = hashes == .fixed ? "1" : nil
    // order-free: the order of a process's environment variables has no meaning
    let variables = environment.map { key, value in strdup(key + "=" + value) } + [nil]
    let arguments = [strdup(CommandLine.arguments[0]), strdup(purpose), nil]
    defer { (variables + arguments).forEach { free($0) } }
    var process: pid_t = 0
    // The worker processes are in a process group of their own, so that Ctrl-C reaches only the
    // process that started them, which then ends them.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let status = posix_spawn(&process, executable, &actions, &attributes, arguments, variables)
    guard status == 0 else {
      throw UsageError("No worker can be started: \(String(cString: strerror(status)))")
    }
    started.append(process)
    return process
  }
}

extension Worker.Setting {
  init(_ options: Options) {
    self.init(
      clauses: options.clauses, patience: options.workers.patience, memory: options.workers.memory)
  }
}
