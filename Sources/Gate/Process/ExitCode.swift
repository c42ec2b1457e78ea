import Turnstile

/// The exit code of the gate, the command-line tool that checks transitions.
enum ExitCode: Int32, CaseIterable {
  case kept = 0
  case broken = 1
  case usage = 2
  case crashed = 3
  case nondeterministic = 4
  case nothingRan = 5
  /// Turnstile's own code trapped, so that the run says nothing about the app.
  case ourFault = 6
  /// The user ended the check by Ctrl-C before any fault was found.
  case interrupted = 130

  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .kept: .kept
      case .broken: .broken
      case .crashed, .hung, .lost: .crashed
      case .nondeterministic: .nondeterministic
      case .nothingRan, .tooFewRuns: .nothingRan
      case .ourFault: .ourFault
      }
  }

  /// Creates the exit code for a fault that was found and that the subject under test does not
  /// declare as known.
  init(_ finding: Finding) {
    self =
      switch finding.clause {
      case .crashed, .hung: .crashed
      case .nondeterministic: .nondeterministic
      case .ourFault: .ourFault
      default: .broken
      }
  }

  /// Returns the worst of several exit codes. A crash is the worst, because the runs that would
  /// have followed are missing.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [.crashed, .nondeterministic, .broken, .ourFault, .nothingRan]
    return order.first { codes.contains($0) } ?? .kept
  }
}

/// An error in the command line, or in a file that the command line names, with a message for the
/// user.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
