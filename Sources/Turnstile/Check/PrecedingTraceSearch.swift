/// A search for the earlier runs that a finding depends on, if its trace does not show it in a new
/// process.
///
/// The search finds the fewest traces that have to run first. Each try is made in a new process.
@MainActor
struct PrecedingTraceSearch {
  let subject: Subject
  let found: FoundTrace
  let map: SubjectMap
  let runInFreshProcess: (Assignment) -> Answer?

  /// The maximum number of tries, that is, of new processes that run earlier traces and then the
  /// finding's trace. Each may take as long as a block.
  private static let limit = 64
  /// The maximum number of lines in which a report shows the traces that have to run first.
  private static let lineLimit = 24

  /// Returns the counterexample to report: the finding shows only after other traces have run in
  /// the same process, and these are listed.
  func counterexample() -> Counterexample {
    if breaks(after: []) {
      return example(
        "its trace breaks \(found.finding) by itself, and a smaller one did so only after others had run.",
        ["observed  what a run does depends on the runs before it", "expected  it does not"],
        after: [found.trace])
    }
    guard let all = traces, breaks(after: all) else {
      return example(
        "one process broke \(found.finding), and others that ran the same did not.",
        ["first     \(found.violation.message)", "again     nothing"], after: [found.trace])
    }
    let runUp = shortest(of: all)
    let count = runUp.count == 1 ? "one other trace" : "\(runUp.count) other traces"
    return example(
      "depends on what ran before: it breaks \(found.finding) only after \(count) in the same process.",
      ["observed  \(found.violation.message)", "expected  what it does by itself"]
        + Self.lines(of: runUp), after: runUp)
  }

  private func breaks(after runUp: [Trace]) -> Bool {
    switch runInFreshProcess(.rehearse(runUp, found.trace)) {
    case .replayed(let violations):
      violations.contains { $0.finding.isCovered(by: found.finding) }
    case .processFailed(let failure):
      found.endsItsProcess && failure.trace == found.trace && failure.finding == found.finding
    default: false
    }
  }

  /// The traces that the block ran before the finding's trace; `nil` if they cannot be found out.
  private var traces: [Trace]? {
    guard found.run > 0 else { return nil }
    let place = (found.run - 1).quotientAndRemainder(dividingBy: Block.size)
    guard
      case .traces(let traces) = runInFreshProcess(
        .list(place.quotient, count: place.remainder, map))
    else { return nil }
    return traces
  }

  /// Returns a shorter list of earlier traces after which the finding's trace still shows it. At
  /// first only the last traces of the list are kept, then parts of those are left out.
  private func shortest(of all: [Trace]) -> [Trace] {
    var tries = 0
    func stillBreaks(_ runUp: [Trace]) -> Bool {
      tries += 1
      return tries <= Self.limit && breaks(after: runUp)
    }
    var runUp = all
    var length = 1
    while length < all.count {
      if stillBreaks(all.suffix(length)) {
        runUp = all.suffix(length)
        break
      }
      length *= 2
    }
    var part = runUp.count / 2
    while part > 0 {
      var start = 0
      while start < runUp.count {
        var shorter = runUp
        shorter.removeSubrange(start..<min(start + part, runUp.count))
        if stillBreaks(shorter) { runUp = shorter } else { start += part }
      }
      part /= 2
    }
    return runUp
  }

  private static func lines(of runUp: [Trace]) -> [String] {
    let lines = runUp.enumerated().flatMap { index, trace in
      ["before    trace \(index + 1)"] + trace.lines.map { "          " + $0 }
    }
    guard lines.count > lineLimit else { return lines }
    return lines.prefix(lineLimit) + ["          and \(lines.count - lineLimit) lines more"]
  }

  /// Returns the counterexample about a difference between processes.
  ///
  /// - Parameter runUp: The traces to run first to see if they leave views that the finding's trace
  ///   uses.
  private func example(
    _ message: String, _ evidence: [String], after runUp: [Trace]
  ) -> Counterexample {
    var example = Counterexample(
      subject,
      Violation(
        Finding(.nondeterministic), at: 0, message, evidence: evidence,
        fix: "look for state that outlives a run, such as a static variable or a cache, "
          + "and build it where the subject is built"),
      by: found.trace, foundAt: found.run > 0 ? found.run : nil)
    if case .outliving(let views) = runInFreshProcess(.outliving(after: runUp, found.trace)) {
      example.violation.blame(views)
    }
    // A finding that may be due to cuts, that is, to removed app code, may come and go with them.
    if let standing = CutTrial(found.violation).standing({ _ in false }), !standing.isJudged {
      example.violation.cuts = found.violation.cuts
      example.violation.standing = standing
    }
    example.met = found.finding
    return example
  }
}
