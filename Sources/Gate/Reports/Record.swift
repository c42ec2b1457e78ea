import Turnstile

/// The result of checking one subject under test, from which all reports are written.
struct Record {
  let subject: Subject
  var result: CheckResult?
  var conclusion: Conclusion?
  var milliseconds = 0
  /// True if the subject under test was checked in the second round, because no app of the first
  /// round reached its classes.
  var hasWaited = false
  /// True if no report mentions the subject under test: either an app reached its classes, so it
  /// was not checked, or nothing ran in its check.
  var isLeftOut = false
  /// The names of the subject's animators and similar classes that no app reached in the first
  /// round.
  var unreached: [String] = []

  /// Lines about subjects that were checked by themselves because this app did not reach their
  /// classes, and that are left out of the report.
  var notesOnParts: [String] = []

  init(subject: Subject) { self.subject = subject }

  /// Computes the verdict on the subject under test from the results of its runs.
  ///
  /// - Parameter isWhole: True if the result is that of all shards, or of a check without shards.
  mutating func conclude(_ options: Options, isWhole: Bool) {
    conclusion = result?.conclusion(
      on: subject, options.clauses.contract, isWhole: isWhole && isFull(options),
      replayedBy: options.gate.invocation)
  }

  /// Returns true if it is an error that an event that the subject under test expects never
  /// happened. It is none in an exhaustive search, whose runs are short, or in a search that a time
  /// limit ended early.
  private func isFull(_ options: Options) -> Bool {
    guard options.searching.depth == nil, let result else { return false }
    let runs = result.blocks.reduce(0) { $0 + $1.runs }
    return result.runs < Budget.unlimited || runs >= Budget().runs
  }
}

extension Subject {
  /// True if `turnstile init` has proposed the subject for a type of the app or library.
  var isProposal: Bool { !isApp && awaited != nil }
}

extension Record {
  /// True if the check ended before there was a verdict on the subject under test.
  var isUnfinished: Bool {
    guard let conclusion else { return true }
    return conclusion.verdict == .kept && result?.isPartial == true
  }

  /// The verdict on the checked app or transition in one word, such as kept or broken.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code that the process would have if it had checked this subject under test alone.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// The full text about the subject's fault or other failure; `nil` if there is none.
  var report: String? { conclusion?.error.map { "\($0)" } }
}

extension Record {
  /// The texts about the subject's faults: the failure's, and those of findings in runs that came
  /// to code which was cut out of the app, unless the first text has them.
  var reports: [String] {
    var legend: Legend? = Legend()
    return reports(&legend)
  }

  /// Returns the texts about the subject's faults. An explanation of a term that an earlier text
  /// has given is left out.
  func reports(_ legend: inout Legend?) -> [String] {
    let resting = conclusion?.summary.resting ?? []
    if let example = conclusion?.error as? Counterexample { return [example.description(&legend)] }
    return [report].compactMap { $0 } + Counterexample.section(on: resting)
  }

  /// A character that shows the verdict at the beginning of a line, such as a check mark.
  var sign: String {
    switch code {
    case .kept: isUnfinished ? "…" : "✓"
    case .nothingRan: "–"
    default: "✕"
    }
  }

  /// Lines about the cuts, that is, code of the app left out on Linux, that the subject's runs came
  /// upon.
  var cuts: [String] { conclusion?.summary.tally.cutLines ?? [] }
}
