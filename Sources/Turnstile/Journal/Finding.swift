/// The identity of a fault: the clause that is broken, with the cause. A search tells faults apart
/// by it, and a subject can declare a finding as known.
///
/// Two counterexamples show the same finding if clause and cause agree. A finding without a cause
/// covers all causes of its clause.
public struct Finding: Hashable, Sendable, Codable {
  /// The name of the clause that is broken, such as "round-trip".
  public var clause: ClauseName
  /// The cause: one of the ways in which the clause can be broken; `nil` if the clause tells none
  /// apart.
  public var cause: Cause?

  /// Creates a finding from a clause and, if the clause tells several ways of breaking it apart, a
  /// cause.
  public init(_ clause: ClauseName, cause: Cause? = nil) {
    self.clause = clause
    self.cause = cause
  }

  /// Returns true if a declared finding, such as a known fault of a subject, covers this one: it
  /// has the same clause, and either the same cause or none.
  public func isCovered(by declared: Finding) -> Bool {
    clause == declared.clause && (declared.cause == nil || declared.cause == cause)
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in text: the clause's name, with the cause after a colon if there is one.
  public var description: String {
    if let cause { "\(clause.rawValue):\(cause.rawValue)" } else { clause.rawValue }
  }
}

/// The stable, kebab-case name of a clause.
public struct ClauseName: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the clause's name, such as "round-trip".
  public var rawValue: String
  /// Creates a clause's name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Returns true if two names are the same text. The lengths are compared first, because names are
  /// compared in every run, and most of them differ in length.
  public static func == (one: ClauseName, other: ClauseName) -> Bool {
    one.rawValue.utf8.count == other.rawValue.utf8.count && one.rawValue == other.rawValue
  }
}

/// The stable, kebab-case name of one way in which a clause breaks.
public struct Cause: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the cause, such as "no-gesture".
  public var rawValue: String
  /// Creates a cause from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ClauseName {
  /// A verdict that belongs to no clause: the app queues work for one instant without end, or its
  /// process makes no progress.
  public static let hung = ClauseName(rawValue: "hung")
  /// A verdict that belongs to no clause: the app crashed, and the trace ended its process.
  public static let crashed = ClauseName(rawValue: "crashed")
  /// A verdict that belongs to no clause: the model or the harness trapped, and no code of the app
  /// did.
  public static let ourFault = ClauseName(rawValue: "our-fault")
  /// A verdict that belongs to no clause: two executions of one trace give different journals.
  public static let nondeterministic = ClauseName(rawValue: "nondeterministic")
  /// A verdict that belongs to no clause: an action of the subject threw an error.
  public static let actionThrew = ClauseName(rawValue: "action-threw")
}
