/// One piece of a check, small enough to be given to any process.
///
/// What comes of it depends on the assignment and on the subject alone, never on who does it or what was done before.
package indirect enum Assignment: Codable, Hashable, Sendable {
  /// Find out what there is to touch and to call.
  case scout
  /// Run a stored trace, the one of this number.
  case replay(Int, Trace)
  /// Run so many traces of a block.
  case block(Int, runs: Int, Terrain)
  /// Turn what was found, the case of this number, into a counterexample.
  case investigate(Int, Finding, Trace, foundAt: Int?, Terrain)
  /// Find out whether a trace ends the process that runs it, and which smaller one does, too.
  case inquest(Death, Assignment)
  /// Run a trace and write its journal.
  case watch(Trace)
}

/// What came of an assignment.
package enum Answer: Codable, Sendable {
  case terrain(Terrain)
  case replayed([Violation])
  case block(Hunt.Block)
  case counterexample(Counterexample)
  case watched(Journal, [Violation])
  /// The subject cannot be checked, or not with this trace.
  case problem(SubjectProblem)
  /// The process that had the assignment is gone.
  case died(Death)
  /// An inquest found that the trace runs to its end.
  case survived
}

/// How a process ended that should have gone on, and what it was doing.
package struct Death: Codable, Hashable, Sendable {
  /// In what way.
  package enum Manner: Codable, Hashable, Sendable {
    /// A signal: a trap, a segmentation fault, somebody's kill.
    case signal(Int32)
    /// The subject left with an exit code.
    case exit(Int32)
    /// It did not go on, and was ended from outside.
    case stall
    /// It took more memory than it was given.
    case memory(mebibytes: Int)
  }

  /// In what way.
  package var manner: Manner
  /// The trace it was running, if it had begun one.
  package var trace: Trace?
  /// The run that trace belongs to, counted over all blocks from 1.
  package var run: Int?
  /// What the process said last, if it said why.
  package var lastWords: String?
  /// The last line of its journal, if it kept one.
  package var lastEntry: String?
  /// Where it was, innermost first, if the runtime printed that.
  package var backtrace: [String] = []

  package init(
    _ manner: Manner, trace: Trace?, run: Int?, lastWords: String? = nil, lastEntry: String? = nil,
    backtrace: [String] = []
  ) {
    self.manner = manner
    self.trace = trace
    self.run = run
    self.lastWords = lastWords
    self.lastEntry = lastEntry
    self.backtrace = backtrace
  }
}

extension Death {
  /// What a process that ends like this has found.
  package var finding: Finding {
    if case .stall = manner { Finding(.hung) } else { Finding(.crashed) }
  }

  /// The violation to report.
  package var violation: Violation {
    let words =
      (lastWords.map { ["it said    \($0)"] } ?? [])
      + (lastEntry.map { ["journal    ends with \($0)"] } ?? [])
      + backtrace.enumerated().map { ($0.offset == 0 ? "in         " : "           ") + $0.element }
    let (message, observed, fix): (String, String, String) =
      switch manner {
      case .signal(let number):
        (
          "the process was ended by \(Self.name(of: number)).", Self.name(of: number),
          "replay it under a debugger"
        )
      case .exit(let code):
        (
          "the process left with exit code \(code).", "exit(\(code))",
          "an app under test does not call exit"
        )
      case .stall:
        (
          "the process does not go on.", "no progress until the gate ended it",
          "look for a loop on the main thread that waits for something only the main thread can do"
        )
      case .memory(let mebibytes):
        (
          "the process took more than \(mebibytes) MiB of memory.",
          "more than \(mebibytes) MiB", "look for something that is added again and again"
        )
      }
    return Violation(
      finding, at: trace?.steps.last?.time ?? 0, message,
      evidence: ["observed   \(observed)", "expected   the trace runs to its end"] + words, fix: fix
    )
  }

  private static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL",
      11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM",
    ]
    return "signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
  }
}
