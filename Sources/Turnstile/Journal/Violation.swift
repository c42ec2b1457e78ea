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
