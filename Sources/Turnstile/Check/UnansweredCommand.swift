import Foundation
import Synchronization

/// A command in the environment variable `TURNSTILE` that no test has performed so far.
///
/// A command about a stored trace is performed by the test that checks the trace's subject; all
/// other tests pass without doing anything. If no test checks that subject, all tests pass although
/// nothing was done. This is known only when the process ends, so the message comes then, and the
/// exit code is 1.
struct UnansweredCommand: Sendable {
  private var line = ""
  /// The subjects of the stored traces that the command names.
  private var subjects: [String] = []
  /// The subjects of the tests that passed without performing the command.
  private var passed: [String] = []
  private var isAnswered = false
  /// The process that will report the command at its end, if no test performs it. Forks of that
  /// process do not report it.
  private var process: pid_t = 0

  /// The message that the command was not performed; `nil` if a test has performed it, or if no
  /// test has passed without doing so.
  var message: String? {
    guard !isAnswered, !passed.isEmpty else { return nil }
    let wanted = subjects.map { "'\($0)'" }.joined(separator: " or ")
    let others = passed.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "TURNSTILE=\"\(line)\" did nothing: no test that ran checks \(wanted), only \(others)."
  }

  /// Notes that a test has passed without performing the command, because it checks another
  /// subject.
  mutating func pass(_ line: String, about subjects: [String], by subject: String) {
    self.line = line
    self.subjects = subjects
    if !passed.contains(subject) { passed.append(subject) }
  }

  /// Notes that a test performs the command, so that there is nothing to report.
  mutating func answer() { isAnswered = true }
}

extension UnansweredCommand {
  private static let current = Mutex(UnansweredCommand())

  /// Notes that a test has passed without performing the command, because it checks another
  /// subject. At the end of the process the command is reported, unless another test has performed
  /// it.
  static func pass(_ line: String, about subjects: [String], by subject: String) {
    let isFirst = current.withLock { command in
      command.pass(line, about: subjects, by: subject)
      defer { command.process = getpid() }
      return command.process != getpid()
    }
    if isFirst { atexit { UnansweredCommand.reportAtExit() } }
  }

  /// Notes that a test performs the command, so that the end of the process does not report it.
  static func answer() { current.withLock { $0.answer() } }

  private static func reportAtExit() {
    let message = current.withLock { $0.process == getpid() ? $0.message : nil }
    guard let message else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    fflush(nil)
    _exit(1)
  }
}
