/// The number of times that each clause of a contract had something to judge in a run.
struct ExerciseCounts {
  private let clauses: [ClauseName]
  private var counts: [Int]

  init(of clauses: [ClauseName]) {
    self.clauses = clauses
    counts = Array(repeating: 0, count: clauses.count)
  }

  /// Counts one more occasion on which a clause could have been broken. Clauses that are not in the
  /// contract are ignored.
  mutating func add(_ clause: ClauseName) {
    if let index = clauses.firstIndex(of: clause) { counts[index] += 1 }
  }

  /// The names of the clauses, each with the number of occasions on which it could have been
  /// broken, in the order of the contract.
  var all: [(clause: ClauseName, count: Int)] {
    zip(clauses, counts).map { ($0, $1) }
  }
}
