import Turnstile

/// The clauses to judge and the version of iOS to judge on, which a gate passes to its workers.
struct ClauseSelection: Codable, Hashable {
  var strict = false
  var only: [String] = []
  var without: [String] = []
  /// The version of iOS for all subjects; `nil` leaves each subject as its code has it.
  var iOS: Int?

  /// Returns a subject on the version of iOS that the command line names.
  func placed(_ subject: Subject) -> Subject { iOS.map { subject.on(iOS: $0) } ?? subject }

  var contract: Contract {
    var clauses = (strict || !only.isEmpty ? Contract.strict : .standard).clauses
    if !only.isEmpty { clauses = clauses.filter { only.contains($0.name.rawValue) } }
    return Contract(clauses.filter { !without.contains($0.name.rawValue) })
  }

  /// Returns the selection for a stored trace: if its finding is a strict one, the strict clauses
  /// are judged, too.
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
