/// A contract that a transition must keep: a set of clauses.
///
/// ```swift
/// try check(card, .standard.removing(.roundTrip))
/// try check(card, .strict)
/// try check(card, .standard.adding(.never("two cards at once") { $0.cards > 1 }))
/// ```
public struct Contract: Sendable {
  /// The clauses of the contract, in the order in which a run calls their judges.
  public let clauses: [Clause]
  /// The comparisons of runs by which some of the clauses judge, in the order of the clauses.
  let comparisons: [Clause.Comparison]

  /// Creates a contract of the given clauses, whose judges are called in this order.
  public init(_ clauses: [Clause]) {
    self.clauses = clauses
    comparisons = clauses.compactMap(\.comparison)
  }

  /// Returns the contract without the clauses that have one of these names.
  public func removing(_ names: ClauseName...) -> Contract {
    Contract(clauses.filter { !names.contains($0.name) })
  }

  /// Returns the contract with more clauses; a new clause replaces the old one of the same name.
  public func adding(_ added: Clause...) -> Contract {
    Contract(clauses.filter { clause in !added.contains { $0.name == clause.name } } + added)
  }

  /// Returns a contract with only those clauses that have one of these names.
  public func only(_ names: [ClauseName]) -> Contract {
    Contract(clauses.filter { names.contains($0.name) })
  }

  /// Returns the contract's clause with a name; `nil` if there is none.
  public subscript(name: ClauseName) -> Clause? {
    clauses.first { $0.name == name }
  }
}
