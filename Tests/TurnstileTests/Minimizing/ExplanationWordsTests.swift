import Testing

@testable import Turnstile

@Suite("Parts of a trace that do not matter") @MainActor
struct ExplanationWordsTests {
  private func words(_ steps: [Step], _ breaks: (Trace) -> Bool = { _ in true }) -> [String] {
    Explanation.irrelevantParts(of: Trace(steps), breaks)
  }

  private let all: [Step] = [
    Step(0, .down(finger: 1, Step.Spot(9, 9))), Step(16, .move(finger: 1, Step.Spot(9, 20))),
    Step(32, .move(finger: 1, Step.Spot(9, 30))), Step(48, .move(finger: 1, Step.Spot(9, 40))),
    Step(64, .up(finger: 1)),
  ]

  @Test("Up to three steps before which the time does not matter are named")
  func named() {
    #expect(words([Step(0, .background), Step(16, .settle)]) == ["the time before 'settle'"])
    #expect(
      words(Array(all.prefix(3))).last == "the time before 'move 1 to 9,20' and 'move 1 to 9,30'")
    #expect(
      words(Array(all.prefix(4))).last
        == "the time before 'move 1 to 9,20', 'move 1 to 9,30' and 'move 1 to 9,40'")
  }

  @Test("More of them, and steps with the same words, are counted")
  func counted() {
    #expect(words(all).last == "the time before each step")
    #expect(
      words([Step(0, .background), Step(16, .settle), Step(32, .settle)])
        == ["the time before each step"])
    let isEarly = { (trace: Trace) in trace.steps.last!.time - trace.steps[3].time == 16 }
    #expect(
      words(all, isEarly).last
        == "the time before 'move 1 to 9,20', 'move 1 to 9,30' and 'move 1 to 9,40'")
    let last = all + [Step(80, .settle)]
    let keeps = { (trace: Trace) in trace.steps.last!.time - trace.steps[4].time == 16 }
    #expect(words(last, keeps).last == "the time before 4 of 5 steps")
  }

  @Test("Where every time matters, none is told")
  func none() {
    let minimum = Trace([Step(0, .background), Step(16, .settle)])

    #expect(Explanation.irrelevantParts(of: minimum) { $0 == minimum } == [])
  }
}
