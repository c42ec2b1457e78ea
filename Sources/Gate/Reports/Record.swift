import Turnstile

/// One subject's result, for reports.
struct Record {
  let subject: Subject
  var result: CheckResult?
  var conclusion: Conclusion?
  var milliseconds = 0
  /// True if the subject was checked in the second round, because it waited for what the apps leave
  /// out.
  var hasWaited = false
  /// True if the report leaves the subject out: it waited for what the apps leave out, and the apps
  /// reached it, or nothing ran when it was checked by itself.
  var isLeftOut = false
  /// The classes for which the subject waited and that no run of an app came to.
  var unreached: [String] = []

  init(subject: Subject) { self.subject = subject }

  /// Computes the verdict from the subject's result.
  ///
  /// - Parameter isWhole: True if the result covers all shards, or there are none.
  mutating func conclude(_ options: Options, isWhole: Bool) {
    conclusion = result?.conclusion(
      on: subject, options.clauses.contract, isWhole: isWhole && isFull(options),
      replayedBy: options.gate.invocation)
  }

  /// Returns true if an expectation that was never met is an error: not in an exhaustive search,
  /// whose traces are short, nor where the time was up early.
  private func isFull(_ options: Options) -> Bool {
    guard options.searching.depth == nil, let result else { return false }
    let runs = result.blocks.reduce(0) { $0 + $1.runs }
    return result.runs < Budget.unlimited || runs >= Budget().runs
  }
}

extension Record {
  /// True if the subject was ended before it had a verdict.
  var isUnfinished: Bool {
    guard let conclusion else { return true }
    return conclusion.verdict == .kept && result?.isPartial == true
  }

  /// The verdict on the subject in a word.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code that the gate would have if it had checked this subject alone.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// The full text of the error; `nil` if the subject keeps its contract.
  var report: String? { conclusion?.error.map { "\($0)" } }
}

extension Record {
  /// The report on the subject, and the reports on findings that rest on cuts, unless the first
  /// contains them.
  var reports: [String] {
    var legend: Legend? = Legend()
    return reports(&legend)
  }

  /// Returns the reports without the terms that the legend has explained before.
  func reports(_ legend: inout Legend?) -> [String] {
    let resting = conclusion?.summary.resting ?? []
    if let example = conclusion?.error as? Counterexample { return [example.description(&legend)] }
    return [report].compactMap { $0 } + Counterexample.section(on: resting)
  }

  /// A character that stands for the verdict.
  var sign: String {
    switch code {
    case .kept: isUnfinished ? "…" : "✓"
    case .nothingRan: "–"
    default: "✕"
    }
  }

  /// The lines on the cuts that the subject's runs passed.
  var cuts: [String] { conclusion?.summary.tally.cutLines ?? [] }
}
