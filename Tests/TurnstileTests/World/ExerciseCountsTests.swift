import Testing

@testable import Turnstile

@Suite("Counts of what clauses had to judge")
struct ExerciseCountsTests {
  @Test("Clauses are counted in the order of the contract, and others are ignored")
  func counts() {
    var exercises = ExerciseCounts(of: [.roundTrip, .treeAgrees])
    for clause in [ClauseName.treeAgrees, .letsGo, .treeAgrees] { exercises.add(clause) }

    #expect(exercises.all.map(\.clause) == [.roundTrip, .treeAgrees])
    #expect(exercises.all.map(\.count) == [0, 2])
  }
}
