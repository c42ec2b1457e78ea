import Turnstile

/// The selection of clauses to judge, which a gate and its workers have in common.
struct ClauseSelection: Codable, Equatable {
  var strict: Bool
  var only: [String]
  var without: [String]

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
    var terms = self
    terms.strict = true
    return terms
  }
}
