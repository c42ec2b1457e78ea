import Turnstile

/// The result of one subject, from which all reports are written.
struct Record {
  let subject: Subject
  var result: CheckResult?
  var conclusion: Conclusion?
  var milliseconds = 0
  /// True if the subject was checked in the second round, which has the subjects that the apps of
  /// the first round did not reach.
  var hasWaited = false
  /// True if the reports do not mention the subject: the apps reach its classes, so it was not
  /// checked by itself, or it was and nothing ran.
  var isLeftOut = false
  /// The names of the subject's classes that no app reached in the first round.
  var unreached: [String] = []

  init(subject: Subject) { self.subject = subject }

  /// Computes the verdict from the subject's result.
  ///
  /// - Parameter isWhole: True if the result is that of all shards, or of a check without shards.
  mutating func conclude(_ options: Options, isWhole: Bool) {
    conclusion = result?.conclusion(
      on: subject, options.clauses.contract, isWhole: isWhole && isFull(options),
      replayedBy: options.gate.invocation)
  }

  /// Returns true if an expectation that no run met counts as an error. It does not in an
  /// exhaustive search, whose traces are short, nor in a search that a time limit ended early.
  private func isFull(_ options: Options) -> Bool {
    guard options.searching.depth == nil, let result else { return false }
    let runs = result.blocks.reduce(0) { $0 + $1.runs }
    return result.runs < Budget.unlimited || runs >= Budget().runs
  }
}

extension Record {
  /// True if the check ended before there was a verdict on the subject.
  var isUnfinished: Bool {
    guard let conclusion else { return true }
    return conclusion.verdict == .kept && result?.isPartial == true
  }

  /// The verdict on the subject as one word.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code that the gate would have if it had checked this subject alone.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// The full report on the subject's error, or `nil` if the subject keeps its contract.
  var report: String? { conclusion?.error.map { "\($0)" } }
}

extension Record {
  /// The reports on the subject: that on its error, and those on findings that rest on cuts, unless
  /// the first report contains them.
  var reports: [String] {
    var legend: Legend? = Legend()
    return reports(&legend)
  }

  /// Returns the reports without those explanations of terms that an earlier report has given.
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

  /// Lines about the cuts in the app's code that the subject's runs came upon.
  var cuts: [String] { conclusion?.summary.tally.cutLines ?? [] }
}
