import Turnstile

/// The choice of clauses (rules that a transition has to keep) and of the iOS version to simulate.
/// The main process passes it to its worker processes.
struct ClauseSelection: Codable, Hashable {
  var strict = false
  var only: [String] = []
  var without: [String] = []
  /// The simulated iOS version for all subjects under test, or `nil` if each subject keeps the
  /// version that its code states.
  var iOS: Int?

  /// Returns a copy of a subject under test that simulates the iOS version on the command line, or
  /// the subject itself without one.
  func placed(_ subject: Subject) -> Subject { iOS.map { subject.on(iOS: $0) } ?? subject }

  var contract: Contract {
    var clauses = (strict || !only.isEmpty ? Contract.strict : .standard).clauses
    if !only.isEmpty { clauses = clauses.filter { only.contains($0.name.rawValue) } }
    return Contract(clauses.filter { !without.contains($0.name.rawValue) })
  }

  /// Returns the choice of rules for replaying a stored trace (input sequence). If the trace's
  /// fault is a violation of a strict (optional) rule, the strict rules are judged as well.
  func judging(_ finding: Finding?) -> ClauseSelection {
    guard let clause = finding?.clause, only.isEmpty,
      !Contract.standard.clauses.contains(where: { $0.name == clause }),
      Contract.strict.clauses.contains(where: { $0.name == clause })
    else { return self }
    var selection = self
    selection.strict = true
    return selection
  }
}
