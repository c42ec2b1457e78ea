import Turnstile

/// The exit code of the gate's process.
enum ExitCode: Int32, CaseIterable {
  case kept = 0
  case broken = 1
  case usage = 2
  case crashed = 3
  case nondeterministic = 4
  case nothingRan = 5
  /// Turnstile itself trapped, so that the trace says nothing about the app.
  case ourFault = 6
  /// The user ended the gate by Ctrl-C before it had found anything.
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

  /// Creates the exit code for a finding that is not a known fault.
  init(_ finding: Finding) {
    self =
      switch finding.clause {
      case .crashed, .hung: .crashed
      case .nondeterministic: .nondeterministic
      case .ourFault: .ourFault
      default: .broken
      }
  }

  /// Returns the worst of several exit codes. A crash is the worst, because all that would have
  /// followed it is unknown.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [.crashed, .nondeterministic, .broken, .ourFault, .nothingRan]
    return order.first { codes.contains($0) } ?? .kept
  }
}

/// An error in the command line, or in a file that the command line names.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
