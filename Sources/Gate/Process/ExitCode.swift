import Turnstile

/// The exit code of the process.
enum ExitCode: Int32, CaseIterable {
  case kept = 0
  case broken = 1
  case usage = 2
  case crashed = 3
  case nondeterministic = 4
  case nothingRan = 5
  /// The model or the harness trapped, so that nothing is known of the app in that trace.
  case ourFault = 6
  /// Ctrl-C ended the gate before anything was found.
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

  /// Creates the exit code for a finding that is no known fault.
  init(_ finding: Finding) {
    self =
      switch finding.clause {
      case .crashed, .hung: .crashed
      case .nondeterministic: .nondeterministic
      case .ourFault: .ourFault
      default: .broken
      }
  }

  /// Returns the worst of several exit codes. A crash hides the most, so it comes first.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [.crashed, .nondeterministic, .broken, .ourFault, .nothingRan]
    return order.first { codes.contains($0) } ?? .kept
  }
}

/// An error for a command line that cannot be understood, or a file that cannot be used.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
