import Testing

@testable import Turnstile

/// Tests which findings are listed under another one, and which get a report of their own, by their
/// smallest traces.
@Suite("Findings that come first in the smallest trace of another one") @MainActor
struct SeparateReportTests {
  private let subject = Subject("sample") { _ in }

  /// Returns the reports on two findings. The smallest trace of the second one shows the first one
  /// before it.
  ///
  /// - Parameter showsBoth: True if the smallest trace of the first finding shows both, too.
  private func reports(
    _ first: Finding, before second: Finding, showsBoth: Bool = false
  ) -> [Counterexample] {
    func example(_ finding: Finding, at time: Int, _ breaks: [Finding]) -> Counterexample {
      var example = Counterexample(
        subject, Violation(finding, at: 0, "broken."), by: Trace([Step(time, .tap(.init(5, 5)))]))
      example.breaks = breaks
      return example
    }
    var result = CheckResult(subject: "sample", seed: 1, budget: Budget())
    result.add(example(first, at: 0, showsBoth ? [first, second] : [first]))
    result.add(example(second, at: 16, [first, second]))
    result.unite(on: subject)
    return result.examples
  }

  @Test("Two transitions at a time are no cause of one drag that decides two, unless seen with it")
  func overlap() {
    let (overlap, drag) = (Finding.oneAtATime, Finding.oneDragOneOutcome)

    #expect(reports(overlap, before: drag).map(\.finding) == [overlap, drag])
    #expect(reports(overlap, before: drag, showsBoth: true).map(\.finding) == [overlap])
  }

  @Test("Late input is listed under a second completion that its smallest trace shows, too")
  func lateInput() {
    let (late, twice) = (Finding(.noLateInput), Finding(.completesOnce))
    let same = reports(late, before: twice, showsBoth: true)

    #expect(same.map(\.finding) == [twice])
    #expect(same.first?.also == [late])
    #expect(reports(late, before: twice).map(\.finding) == [twice, late])
  }

  @Test("A finding that only another trace shows is listed with that remark")
  func remark() {
    let (lie, cancel) = (Finding.outcomeIsHonest, Finding(.cancelledGestureCancels))
    let other = reports(lie, before: cancel)
    let same = reports(lie, before: cancel, showsBoth: true)

    #expect(other.map(\.finding) == [lie] && same.map(\.finding) == [lie])
    #expect(
      other.first?.report.contains("\n  also, by another trace: cancelled-gesture-cancels") == true)
    #expect(same.first?.report.contains("\n  also: cancelled-gesture-cancels") == true)
  }
}
