/// A clause broken for a particular cause: what searches keep apart, and what can be declared
/// known.
///
/// Two counterexamples are the same finding when both agree. A finding without a cause stands for
/// the clause whatever the cause.
public struct Finding: Hashable, Sendable, Codable {
  /// The clause.
  public var clause: ClauseName
  /// Which of the clause's ways to break it is, if the clause tells several apart.
  public var cause: Cause?

  /// Makes a finding.
  public init(_ clause: ClauseName, cause: Cause? = nil) {
    self.clause = clause
    self.cause = cause
  }

  /// Whether a declaration covers this finding: the same clause, and the same cause unless it
  /// leaves the cause open.
  public func isCovered(by declared: Finding) -> Bool {
    clause == declared.clause && (declared.cause == nil || declared.cause == cause)
  }
}

extension Finding: CustomStringConvertible {
  /// The clause's name, and the cause behind a colon if there is one.
  public var description: String {
    if let cause { "\(clause.rawValue):\(cause.rawValue)" } else { clause.rawValue }
  }
}

/// The stable, kebab-case name of a clause.
public struct ClauseName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The stable, kebab-case name of one way in which a clause breaks.
public struct Cause: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ClauseName {
  /// No clause but a verdict: work without end at one instant, or a process that stood still.
  public static let hung = ClauseName(rawValue: "hung")
  /// No clause but a verdict: the process did not survive the trace.
  public static let crashed = ClauseName(rawValue: "crashed")
  /// No clause but a verdict: the model or the harness trapped, and no code of the app's did.
  public static let ourFault = ClauseName(rawValue: "our-fault")
  /// No clause but a verdict: two executions of one trace differ.
  public static let nondeterministic = ClauseName(rawValue: "nondeterministic")
  /// An action of the subject threw an error.
  public static let actionThrew = ClauseName(rawValue: "action-threw")
}
