import Testing

@testable import Turnstile

@Suite("Repair of traces")
struct TraceRepairTests {
  private let spot = Step.Spot(100, 100)

  private func isRepaired(_ acts: [Step.Act], to kept: [Step.Act]) -> Bool {
    Trace(acts.map { Step(0, $0) }).repaired == Trace(kept.map { Step(0, $0) })
  }

  @Test("In the background no finger comes down, and none is left from before")
  func background() {
    #expect(isRepaired([.background, .tap(spot)], to: [.background]))
    #expect(isRepaired([.background, .down(finger: 1, spot)], to: [.background]))
    #expect(
      isRepaired(
        [.down(finger: 1, spot), .background, .foreground, .up(finger: 1)],
        to: [.down(finger: 1, spot), .background, .foreground]))
  }

  @Test("A finger that is not down neither moves nor leaves, and one that is comes down no more")
  func fingers() {
    #expect(isRepaired([.move(finger: 1, spot), .up(finger: 1), .cancel(finger: 1)], to: []))
    #expect(
      isRepaired(
        [.down(finger: 1, spot), .down(finger: 1, spot), .up(finger: 1)],
        to: [.down(finger: 1, spot), .up(finger: 1)]))
  }

  @Test("Time does not run back")
  func time() {
    let repaired = Trace([Step(50, .settle), Step(20, .settle)]).repaired

    #expect(repaired.steps.map(\.time) == [50, 50])
  }
}
