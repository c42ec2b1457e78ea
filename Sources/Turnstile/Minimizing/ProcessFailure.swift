import HeadlessUIKit
import LinuxOnly

/// The failure of a process that ran traces, with the trace that it was running.
package struct ProcessFailure: Codable, Hashable, Sendable {
  /// The way in which a process that ran traces failed.
  package enum Manner: Codable, Hashable, Sendable {
    /// Swift stopped the process: an index out of range, a precondition, a nil that was unwrapped.
    case trap
    /// A signal ended the process: a segmentation fault, or a kill from outside.
    case signal(Int32)
    /// The subject's code ended the process with this exit code.
    case exit(Int32)
    /// The process made no progress, as in an endless loop, and was ended from outside.
    case stall
    /// The process made progress, but was so slow that it was ended from outside.
    case slow(seconds: Int)
    /// The process used more memory than it was allowed.
    case memory(mebibytes: Int)
    /// The process came to a cut, that is, to removed app code, for which there is no stand-in
    /// value. That is no fault of the app.
    case unanswered(cut: String, type: String)
  }

  /// The way in which the process failed, such as a trap or a hang.
  package var manner: Manner
  /// The trace that the process was running; `nil` if none had begun.
  package var trace: Trace?
  /// The number of the run in which the process failed, counted over all blocks from 1.
  package var run: Int?
  /// The last line of the process's output, if it gives the reason for the failure.
  package var lastWords: String?
  /// The last line of the journal that the process wrote, if it kept a journal.
  package var lastEntry: String?
  /// The function of the app in which the process failed, if that is known.
  package var place: String?
  /// The cuts, that is, the removed app code, that the run had passed; `nil` if it had passed none.
  package var cuts: [CutPassage]?
  /// The function of the model or the harness that trapped, if the trap was not in the app.
  package var ours: String?
  /// The functions on the call stack at the failure, innermost first, if the runtime printed them.
  package var backtrace: [String] = []
  /// The names of the classes whose methods UIKit had called in the run, if the process stored
  /// them.
  package var called: [String]?

  package init(
    _ manner: Manner, trace: Trace?, run: Int?, lastWords: String? = nil, lastEntry: String? = nil,
    place: String? = nil, ours: String? = nil, backtrace: [String] = []
  ) {
    self.manner = manner
    self.trace = trace
    self.run = run
    self.lastWords = lastWords
    self.lastEntry = lastEntry
    self.place = place
    self.ours = ours
    self.backtrace = backtrace
  }
}

extension Cause {
  /// The cause of a finding for a trace that does not hang, but takes longer than a check can wait.
  static let slow = Cause(rawValue: "slow")
}

/// The words with which the runtime begins the message of a trap, such as "Fatal error".
package enum TrapWords {
  package static let all = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast", "Terminating",
  ]
}

extension ProcessFailure {
  /// The finding that reports the failure of the process.
  ///
  /// Its cause is the function of the app that failed, or else the message of the trap.
  package var finding: Finding {
    if let ours { return .ourFault(ours) }
    let cause = place.map { Cause(place: $0) }
    return switch manner {
    case .stall: Finding(.hung, cause: cause)
    case .slow: Finding(.hung, cause: .slow)
    case .trap, .signal, .exit, .memory: Finding(.crashed, cause: cause ?? reason)
    case .unanswered: Finding(.crashed, cause: Cause(rawValue: "cut"))
    }
  }

  /// The message of the trap, without parts that may vary: file, line and numbers.
  private var reason: Cause? {
    guard let lastWords,
      let start = TrapWords.all.compactMap({ lastWords.firstRange(of: $0) }).first
    else { return nil }
    let rest = lastWords[start.upperBound...].drop { $0 == ":" || $0 == " " }
    let said = rest.isEmpty ? lastWords[start] : rest
    let words = said.split { !$0.isLetter }.prefix(6)
    return words.isEmpty ? nil : Cause(place: words.joined(separator: " "))
  }

  /// True in a debug build. In such a build the runtime prints the message of a trap.
  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// True if the process hung, was too slow or used too much memory. Such a process would not have
  /// ended by itself in time.
  var isEndless: Bool {
    switch manner {
    case .stall, .slow, .memory: true
    case .trap, .signal, .exit, .unanswered: false
    }
  }

  /// True if the process ended because the app needed the value of a cut, that is, of removed app
  /// code, for which there is no stand-in value. That is no fault of the app.
  package var isUnanswered: Bool { if case .unanswered = manner { true } else { false } }

  /// The violation with which a report shows the failure of the process.
  package var violation: Violation {
    let words =
      (place.map { ["\(isEndless ? "in         " : "at         ")\($0)"] } ?? [])
      + (lastWords.map { ["it said    \($0)"] } ?? [])
      + (lastEntry.map { ["journal    ends with \($0)"] } ?? [])
      + backtrace.enumerated().map { ($0.offset == 0 ? "in         " : "           ") + $0.element }
    let (message, observed, fix) = account
    var violation = Violation(
      finding, at: trace?.steps.last?.time ?? 0, message,
      evidence: ["observed   \(observed)", "expected   the trace runs to its end"] + words, fix: fix
    )
    violation.cuts = cuts
    return violation
  }

  /// The advice on a trap: the line of the app that the trap's message names, or else the function
  /// that was running. Without a message it names the debug build, because in a release build the
  /// runtime prints none.
  private var adviceOnTrap: String {
    if let line = lastWords?.firstMatch(of: #/^(\S+\.swift:\d+): /#)?.1, !line.hasPrefix("Swift/") {
      return "look at \(line): what it said happens there in this trace"
    }
    if lastWords == nil, !Self.isDebugBuild { return "replay it in a debug build, which says why" }
    return place.map { "look at \($0), the app's function that was running" }
      ?? "replay it under a debugger"
  }

  /// The message of the violation in the report, with what was observed and a likely fix.
  private var account: (message: String, observed: String, fix: String) {
    switch manner {
    case .trap where ours == CallStack.takeDown, .signal where ours == CallStack.takeDown:
      (
        "\(place ?? "the app") trapped when the app was released after the trace, which no device "
          + "does.",
        "a trap in a deinitialiser, with the whole app being released",
        "nothing that a user meets; a deinitialiser that holds without a start lets the app be judged"
      )
    case .trap where ours != nil, .signal where ours != nil:
      (
        "a fault of Turnstile's own, in \(ours ?? "")\(place.map { ", called from \($0)" } ?? "").",
        "a trap in the model or the harness, with no code of the app's inside",
        "nothing in the app: please report it to Turnstile, with this trace and what it said"
      )
    case .trap:
      ("the process trapped.", "a trap", adviceOnTrap)
    case .signal(let number):
      (
        "the process was ended by \(Linux.name(ofSignal: number)).",
        Linux.name(ofSignal: number),
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
    case .slow(let seconds):
      (
        "this one trace took more than \(seconds) s.", "time goes on, but slowly",
        "look for layout or work that is done again at every frame, or give it a longer --patience"
      )
    case .memory(let mebibytes):
      (
        "the process took more than \(mebibytes) MiB of memory.",
        "more than \(mebibytes) MiB", "look for something that is added again and again"
      )
    case .unanswered(let cut, let type):
      (
        "not judged here: \(cut) has no stand-in.", "a cut without a stand-in for \(type)",
        Unanswered.advice(for: type)
      )
    }
  }
}
