import Turnstile

/// The clauses to judge and the version of iOS to model, which a gate passes to its workers.
struct ClauseSelection: Codable, Hashable {
  var strict = false
  var only: [String] = []
  var without: [String] = []
  /// The version of iOS for all subjects, or `nil` if each subject keeps the version that its code
  /// states.
  var iOS: Int?

  /// Returns the subject for the version of iOS that the command line names.
  func placed(_ subject: Subject) -> Subject { iOS.map { subject.on(iOS: $0) } ?? subject }

  var contract: Contract {
    var clauses = (strict || !only.isEmpty ? Contract.strict : .standard).clauses
    if !only.isEmpty { clauses = clauses.filter { only.contains($0.name.rawValue) } }
    return Contract(clauses.filter { !without.contains($0.name.rawValue) })
  }

  /// Returns the selection for replaying a stored trace. If the trace's finding is of a strict
  /// clause, the strict clauses are judged as well.
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
