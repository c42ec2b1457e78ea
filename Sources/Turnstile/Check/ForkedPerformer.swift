import Foundation
import HeadlessUIKit
import LinuxOnly
import LinuxProcesses

/// A performer that does each assignment of a check in a forked process.
///
/// A test has one process. A run that needs the value of a cut without a stand-in value, or crashes
/// after a cut, ends that process. (A cut is app code that does not compile here and was taken
/// out.) So the check of an app with cuts works in forked processes from the first run on: it
/// continues after such runs, and reports them as the gate does. The same holds for a subject that
/// ended at a cut in an earlier check, as the file shows which that check left (``TraceInFlight``).
/// Other checks do not fork, because other threads of a test process may hold locks that a forked
/// process needs.
@MainActor
struct ForkedPerformer {
  private let performer: Performer
  private let inFlight: TraceInFlight

  /// Creates a performer that forks a process for each assignment.
  ///
  /// - Parameter make: Creates a performer for the forked process from two functions that ask
  ///   other processes: one to run a trace, one to do an assignment.
  init(
    _ inFlight: TraceInFlight,
    _ make: (_ run: @escaping RunElsewhere, _ ask: @escaping (Assignment) -> Answer?) -> Performer
  ) {
    self.inFlight = inFlight
    let inner = make({ _, _, _ in nil }, { _ in nil })
    performer = make(
      { trace, _, answers in
        let answer = Self.answer(to: .answer(trace, answers), by: inner, inFlight)
        guard case .processFailed(let failure) = answer else { return nil }
        return failure
      },
      { Self.answer(to: $0, by: inner, inFlight) })
  }

  /// Does an assignment, that is, a piece of the check's work, in a forked process, and returns the
  /// answer.
  func perform(_ assignment: Assignment) -> Answer {
    Self.answer(to: assignment, by: performer, inFlight)
  }

  private static func answer(
    to assignment: Assignment, by performer: Performer, _ inFlight: TraceInFlight
  ) -> Answer {
    var performer = performer
    let memory = turnstile_memory(0)
    guard memory >= 0 else { return performer.perform(assignment) }
    defer { close(memory) }
    // The buffered output is flushed before the fork, because the child process would print it
    // again.
    fflush(nil)
    let child = turnstile_fork()
    guard child >= 0 else { return performer.perform(assignment) }
    guard child == 0 else { return wait(for: child, memory, inFlight) }
    // Unchecked: the file may be used without isolation, because a process that was just forked has
    // one thread.
    nonisolated(unsafe) let file = inFlight
    Unanswered.whenMaking = { file.leaves(at: $0) }
    Unanswered.whenMet = { cut, type in
      file.leaves(at: (cut, type))
      _exit(0)
    }
    let bytes = Array((try? JSONEncoder().encode(performer.perform(assignment))) ?? Data())
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(memory, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 else { break }
      written += count
    }
    fflush(nil)
    _exit(0)
  }

  /// The milliseconds that a process may spend on one trace before it counts as hanging and is
  /// killed.
  private static let patience = 60_000

  private static func wait(
    for child: pid_t, _ memory: Int32, _ inFlight: TraceInFlight
  ) -> Answer {
    var status: Int32 = 0
    var (still, trace) = (0, inFlight.contents?.trace)
    var isStalled = false
    while waitpid(child, &status, WNOHANG) == 0 {
      var none = pollfd(fd: -1, events: 0, revents: 0)
      poll(&none, 1, 1)
      still += 1
      guard still % 1_000 == 0 else { continue }
      let now = inFlight.contents?.trace
      if now != trace { (still, trace) = (0, now) }
      if still >= patience {
        isStalled = true
        kill(child, SIGKILL)
      }
    }
    // Kills the processes that the child has started, by its group, because this process may have
    // other children.
    kill(-child, SIGKILL)
    while waitpid(-child, nil, WNOHANG) > 0 {}
    if let answer = answer(in: memory) { return answer }
    let left = inFlight.contents
    var failure = ProcessFailure(
      manner(status, isStalled: isStalled, left?.end), trace: left?.trace.trace, run: left?.run)
    failure.cuts = left?.cuts
    return .processFailed(failure)
  }

  private static func manner(
    _ status: Int32, isStalled: Bool, _ end: (cut: String, type: String)?
  ) -> ProcessFailure.Manner {
    if isStalled { return .stall }
    if let end { return .unanswered(cut: end.cut, type: end.type) }
    let signal = status & 0x7F
    guard signal != 0 else { return .exit((status >> 8) & 0xFF) }
    return Linux.isTrap(signal) ? .trap : .signal(signal)
  }

  private static func answer(in memory: Int32) -> Answer? {
    let length = Int(lseek(memory, 0, SEEK_END))
    guard length > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, $0.count, 0) }
    return count == length ? try? JSONDecoder().decode(Answer.self, from: Data(bytes)) : nil
  }
}
