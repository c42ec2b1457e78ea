import Testing

@testable import Gate

@Suite("The options of a budget")
struct BudgetOptionsTests {
  @Test("A number of runs on the command line replaces the time of the settings")
  func runs() {
    var budget = BudgetOptions()
    budget.ask(forSeconds: 30)
    budget.endSettings()
    budget.ask(forRuns: 64)

    #expect(budget.runs == 64)
    #expect(budget.seconds == nil)
    #expect(!budget.isContradictory)
  }

  @Test("A number of runs and a time on one command line contradict each other")
  func both() {
    var budget = BudgetOptions()
    budget.ask(forSeconds: 30)
    budget.ask(forRuns: 64)

    #expect(budget.isContradictory)
    #expect(budget.seconds == 30)
  }

  @Test("A commit's identifier is a seed, and a note tells which one")
  func commit() throws {
    var budget = BudgetOptions()
    try budget.readSeed(String(repeating: "a", count: 40))
    let derived = budget.seed
    let note = budget.seedNote
    try budget.readSeed("7")

    #expect(derived != nil)
    #expect(note?.hasSuffix("from commit \(String(repeating: "a", count: 40))") == true)
    #expect(budget.seed == 7)
    #expect(budget.seedNote == nil)
  }
}
