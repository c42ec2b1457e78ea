/// A broken clause in a run, with the promise, the observation, and the likely cause.
public struct Violation: Hashable, Sendable, Codable {
  /// The identity of the violation: the clause that is broken, with the cause.
  public var finding: Finding
  /// The time of the violation in milliseconds of virtual time since the trace began.
  public var milliseconds: Int
  /// The sentence that says which promise was broken, as the user of the app sees it.
  public var message: String
  /// Lines for the report that compare the observed behaviour with the promised one: "observed …",
  /// "expected …".
  public var evidence: [String]
  /// A line that advises how to correct the app; `nil` if no fix is likely.
  public var fix: String?
  /// The change that the advice proposes, if the harness can make it: a run with the change shows
  /// if the advice helps. It is `nil` if no such run is possible, or if it has been made.
  package var remedy: Remedy?
  /// The finding that may have caused this violation. If the check finds that one, too, this
  /// violation is not reported by itself.
  package var aftermath: Finding?
  /// The cuts that the run passed before the violation, that is, app code that does not compile
  /// here and was taken out; `nil` if it passed none.
  public package(set) var cuts: [CutPassage]?
  /// The conclusion on the cuts of the run, that is, on the removed app code: whether the finding
  /// is the app's fault in spite of them. It is `nil` as long as no run with other stand-in values
  /// has been tried.
  public package(set) var standing: CutStanding?

  /// Creates a violation of a clause at a time, in milliseconds since the trace began, with the
  /// message and the evidence for the report.
  public init(
    _ finding: Finding, at milliseconds: Int, _ message: String, evidence: [String] = [],
    fix: String? = nil
  ) {
    self.finding = finding
    self.milliseconds = milliseconds
    self.message = message
    self.evidence = evidence
    self.fix = fix
  }
}

extension Violation {
  /// True if the violation is reported as the app's fault; false if it may be due to a cut, that
  /// is, to removed app code.
  public var isJudged: Bool { standing?.isJudged ?? true }
}

extension Violation {
  /// The weight of the cuts, that is, of the removed app code, that may be responsible for the
  /// violation: 1,000 for a cut that may be part of the cause, 1 for any other. It is zero if the
  /// run passed none. Shrinking prefers a trace with a lower weight to any shorter one.
  package var weightOfCuts: Int {
    (cuts ?? []).reduce(0) { $0 + ($1.isPart ? 1_000 : 1) }
  }
}

extension Violation {
  /// The violation in one line: the finding with its message and the first line of evidence.
  package var inOneLine: String {
    let seen = evidence.first.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    let words = message.hasSuffix(".") ? String(message.dropLast()) : message
    return "\(finding), \(words)" + (seen.map { " (\($0))" } ?? "")
  }
}
