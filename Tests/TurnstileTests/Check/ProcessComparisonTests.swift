import Testing

@testable import Turnstile

@Suite("Comparing two processes") @MainActor
struct ProcessComparisonTests {
  /// Returns the text that shows a difference between two processes, which wrote the given events
  /// for the same run.
  private func evidence(_ mine: [String], _ theirs: [String]) throws -> [String] {
    var comparison = ProcessComparison(subject: Rig().subject, shows: 0..<1)
    for (lines, inOther) in [(mine, false), (theirs, true)] {
      var sample = Sample()
      sample.digests = [inOther ? 1 : 2]
      sample.shown = [Sample.Shown(place: 0, run: 1, trace: Trace([]), lines: lines)]
      comparison.take(.sampled(sample), inOther: inOther)
    }
    guard case .differs(let example)? = comparison.outcome(inOneProcess: false) else { return [] }
    return example.violation.evidence
  }

  @Test("Two processes are told apart by the first line in which their journals differ")
  func lines() throws {
    #expect(try evidence(["a", "b"], ["a", "c"]) == ["first     b", "again     c"])
    #expect(try evidence(["a"], ["a", "c"]) == ["first     the end", "again     c"])
  }

  @Test("What differs in no line of a journal is said to differ in none")
  func noLine() throws {
    #expect(
      try evidence(["a"], ["a"]) == ["observed  not each time, and not in what the journal shows"])
  }
}
