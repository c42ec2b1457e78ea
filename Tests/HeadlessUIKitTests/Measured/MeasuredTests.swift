import Testing
import UIKit

@MainActor
@Suite("What was measured")
struct MeasuredTests {
  @Test("The model says what was measured", arguments: MeasuredFact.all.filter { $0.reason == nil })
  func holds(_ fact: MeasuredFact) {
    let answer = fact.model()
    #expect(fact.isMet(by: answer), "measured \(fact.reading), the model says \(answer)")
  }

  @Test(
    "Where the model differs its reason stands in the table, as long as it differs",
    arguments: MeasuredFact.all.filter { $0.reason != nil })
  func differs(_ fact: MeasuredFact) {
    #expect(!fact.isMet(by: fact.model()), "It holds now: take the reason away.")
  }

  @Test("There are at least 150 facts, each told once, and 95 of 100 hold")
  func share() {
    let facts = MeasuredFact.all
    let kept = facts.count { $0.reason == nil }

    #expect(facts.count >= 150)
    #expect(Set(facts.map(\.testDescription)).count == facts.count)
    #expect(kept * 100 >= facts.count * 95, "\(kept) of \(facts.count)")
  }
}
