import Testing

@testable import Turnstile

@Suite("Traces that were found")
struct FoundTraceTests {
  private func found(run: Int, behind: Finding? = nil) -> FoundTrace {
    FoundTrace(
      finding: Finding(.treeAgrees), run: run, trace: Trace([]),
      violation: Violation(Finding(.treeAgrees), at: 0, "gone"), behind: behind)
  }

  @Test("Of traces for a finding the one is kept in which the least stands before it")
  func best() {
    let hang = found(run: 1, behind: Finding(.completesInTime))
    let outcome = found(run: 2, behind: Finding(.outcomeIsHonest))
    let alone = found(run: 3)
    var list: [FoundTrace] = []

    // A transition that hangs may lead to anything, and a wrong outcome says more.
    list.add(hang)
    list.add(outcome)
    #expect(list == [outcome])
    list.add(found(run: 4, behind: Finding(.completesInTime)))
    #expect(list == [outcome])
    list.add(alone)
    #expect(list == [alone])
  }
}
