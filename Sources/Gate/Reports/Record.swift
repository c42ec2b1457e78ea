import Turnstile

/// One subject's result, for reports.
struct Record {
  let subject: Subject
  var result: CheckResult?
  var conclusion: Conclusion?
  var milliseconds = 0
  /// True if the subject waited for what the apps leave out.
  var hasWaited = false
  /// True if the subject waited for what the apps leave out, and they leave out nothing of it, or
  /// nothing ran when it was checked by itself.
  var isLeftOut = false
  /// The classes for which the subject waited and that no run of an app came to.
  var unreached: [String] = []

  init(subject: Subject) { self.subject = subject }

  /// Reads the verdict from the result.
  ///
  /// - Parameter isWhole: True if the result covers all shards, or there are none.
  mutating func conclude(_ options: Options, isWhole: Bool) {
    conclusion = result?.conclusion(
      on: subject, options.clauses.contract, isWhole: isWhole && isFull(options),
      replayedBy: options.gate.invocation)
  }

  /// Returns true if an expectation that was never met counts: not in an enumeration, whose traces
  /// are short, nor where the time was up early.
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

  /// The verdict in a word.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code that this subject alone would cause.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// The error's full text, if the subject is not kept.
  var report: String? { conclusion?.error.map { "\($0)" } }
}

extension Record {
  /// The report, and the reports on findings that rest on cuts, unless the first contains them.
  var reports: [String] {
    var legend: Legend? = Legend()
    return reports(&legend)
  }

  /// Returns the reports without the words that the legend has explained before.
  func reports(_ legend: inout Legend?) -> [String] {
    let resting = conclusion?.summary.resting ?? []
    if let example = conclusion?.error as? Counterexample { return [example.description(&legend)] }
    return [report].compactMap { $0 } + Counterexample.section(on: resting)
  }

  /// A sign for the verdict, where there is room for only one character.
  var sign: String {
    switch code {
    case .kept: isUnfinished ? "…" : "✓"
    case .nothingRan: "–"
    default: "✕"
    }
  }

  /// Lines on the cuts that the runs passed.
  var cuts: [String] { conclusion?.summary.tally.cutLines ?? [] }
}
