import Testing

@testable import Gate

@Suite("The table of verdicts")
struct TableTests {
  @Test("What is kept says what happened in its runs")
  func kept() throws {
    let result = try GateProcess().run("calm --runs 256 --jobs 1")
    let row = try #require(result.output.split(separator: "\n").first)

    #expect(row.hasPrefix("  kept             calm  256 runs: presented "))
    #expect(row.contains(", dismissed ") && row.contains(" by the app's animator), "))
    #expect(row.contains(" by finger"))
  }

  @Test("An expectation that was not met is told beside what was found")
  func neverHappened() throws {
    let result = try GateProcess().run("hopes --runs 256 --jobs 1")

    #expect(result.code == 1)
    #expect(
      result.output.contains("hopes: in 256 runs there was never an interactive presentation"))
  }

  @Test("Where nothing was looked at, nothing happened")
  func nothing() throws {
    let result = try GateProcess().run("calm --runs 0 --jobs 1")

    #expect(result.output.hasPrefix("  kept             calm  0 runs\n"))
  }
}
