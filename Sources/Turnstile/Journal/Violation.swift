/// A clause broken: what was promised, what was seen, and what the likely cause is.
public struct Violation: Hashable, Sendable, Codable {
  /// The clause, and the cause it tells apart.
  public var finding: Finding
  /// Milliseconds of virtual time since the trace began.
  public var milliseconds: Int
  /// The broken promise as the person with the phone sees it.
  public var message: String
  /// What was seen against what was promised, a line each.
  public var evidence: [String]
  /// One line on how to mend it, if there is a likely cure.
  public var fix: String?
  /// What it may be the aftermath of: if that is found, too, this is no root of its own.
  package var aftermath: Finding?
  /// The cuts that the run passed before it broke; `nil` if it passed none.
  public package(set) var cuts: [CutPassage]?
  /// How it stands to these, once that was tried.
  public package(set) var standing: CutStanding?

  /// Describes a violation.
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
  /// Whether it is told as the app's fault: not if it rests on a cut.
  public var isJudged: Bool { standing?.isJudged ?? true }
}

extension Violation {
  /// How much stands in the way of telling it as the app's: nothing, where the run passed no cut.
  /// Less of it is better than any shorter trace.
  package var weightOfCuts: Int {
    (cuts ?? []).reduce(0) { $0 + ($1.isPart ? 1_000 : 1) }
  }
}

extension Violation {
  /// The finding and what was seen of it, for where there is no room for more.
  package var inOneLine: String {
    let seen = evidence.first.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    let words = message.hasSuffix(".") ? String(message.dropLast()) : message
    return "\(finding), \(words)" + (seen.map { " (\($0))" } ?? "")
  }
}
