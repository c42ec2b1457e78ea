import Turnstile

/// What is known of one subject, for reports.
struct Record {
  let subject: Subject
  var result: CheckResult?
  var conclusion: Conclusion?
  var milliseconds = 0

  init(subject: Subject) { self.subject = subject }

  /// Reads the verdict from the result.
  ///
  /// - Parameter isWhole: Whether all shards have come to this, or there are none.
  mutating func conclude(_ options: Options, isWhole: Bool) {
    conclusion = result?.conclusion(
      on: subject, options.terms.contract, isWhole: isWhole && isFull(options),
      replayedBy: options.invocation)
  }

  /// Whether it means something that a thing never happened: not in an enumeration, whose traces
  /// are short, nor where the time was up early.
  private func isFull(_ options: Options) -> Bool {
    guard options.depth == nil, let result else { return false }
    let runs = result.blocks.reduce(0) { $0 + $1.runs }
    return result.runs < Budget.unlimited || runs >= Budget().runs
  }
}

extension Record {
  /// Whether it was ended before anything could be said.
  var isUnfinished: Bool {
    guard let conclusion else { return true }
    return conclusion.verdict == .kept && result?.isPartial == true
  }

  /// The verdict in a word.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code this subject alone would cause.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// Everything there is to say, if it is not kept.
  var report: String? { conclusion?.error.map { "\($0)" } }
}

extension Record {
  /// The report, and those on what rests on cuts where it has none of them.
  var reports: [String] {
    var legend: Legend? = Legend()
    return reports(&legend)
  }

  /// The same, without what a legend has explained before.
  func reports(_ legend: inout Legend?) -> [String] {
    let resting = conclusion?.summary.resting ?? []
    if let example = conclusion?.error as? Counterexample { return [example.description(&legend)] }
    return [report].compactMap { $0 } + Counterexample.section(on: resting)
  }

  /// The sign that stands for the verdict where there is room for one alone.
  var sign: String {
    switch code {
    case .kept: isUnfinished ? "…" : "✓"
    case .nothingRan: "–"
    default: "✕"
    }
  }

  /// What the runs met of what was cut, a line each.
  var cuts: [String] { conclusion?.summary.tally.cutLines ?? [] }
}
