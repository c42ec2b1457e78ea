import Turnstile

/// Which clauses are judged: what a gate and its workers have to agree on.
struct Terms: Codable, Equatable {
  var strict: Bool
  var only: [String]
  var without: [String]

  var contract: Contract {
    var clauses = (strict || !only.isEmpty ? Contract.strict : .standard).clauses
    if !only.isEmpty { clauses = clauses.filter { only.contains($0.name.rawValue) } }
    return Contract(clauses.filter { !without.contains($0.name.rawValue) })
  }
}
