import Testing

@testable import Turnstile

@Suite("Plainer traces")
struct SimplificationTests {
  private func isOffered(_ plainer: [Step], for steps: [Step], actions: [String] = []) -> Bool {
    Simplification.candidates(for: Trace(steps), actions: actions).contains(Trace(plainer))
  }

  private let down = Step(0, .down(finger: 1, .init(100, 100)))
  private let move = Step(16, .move(finger: 1, .init(100, 150)))

  @Test("A lift stands in for a finger that the system takes away")
  func cancel() {
    #expect(
      isOffered(
        [down, move, Step(32, .up(finger: 1))], for: [down, move, Step(32, .cancel(finger: 1))]))
  }

  @Test("A lift, and then a cancel, stands in for the way to the background and back")
  func background() {
    let steps = [down, move, Step(32, .background), Step(64, .foreground)]

    #expect(isOffered([down, move, Step(32, .up(finger: 1))], for: steps))
    #expect(isOffered([down, move, Step(32, .cancel(finger: 1))], for: steps))
  }

  @Test("An action stands in for a drag")
  func action() {
    #expect(
      isOffered(
        [Step(0, .action("close"))], for: [down, move, Step(32, .up(finger: 1))],
        actions: ["close"]))
  }

  @Test("An action stands in for a drag and for the way to the background and back in its course")
  func actionWithoutSystem() {
    let (background, foreground) = (Step(32, .background), Step(64, .foreground))
    let steps = [down, move, background, foreground, Step(600, .up(finger: 1))]

    #expect(isOffered([Step(0, .action("close"))], for: steps, actions: ["close"]))
    #expect(
      isOffered(
        [Step(0, .action("close")), background, foreground], for: steps, actions: ["close"])
    )
  }

  @Test("Rest stands in for a long wait, and a frame for rest")
  func rest() {
    let waiting = [Step(0, .action("a")), Step(400, .action("b"))]
    let resting = [Step(0, .action("a")), Step(0, .settle), Step(0, .action("b"))]

    #expect(isOffered(resting, for: waiting))
    #expect(isOffered([Step(0, .action("a")), Step(16, .action("b"))], for: resting))
  }

  @Test("A drag straight down stands in for one askew")
  func straight() {
    let askew = Step(16, .move(finger: 1, .init(130, 150)))

    #expect(isOffered([down, move], for: [down, askew]))
  }

  @Test("No candidate is the trace itself, and each can be performed")
  func wellFormed() {
    let steps = [
      down, move, Step(32, .stall(300)), Step(48, .background), Step(64, .foreground),
      Step(600, .tap(.init(1, 1))), Step(601, .settle),
    ]
    let found = Simplification.candidates(for: Trace(steps), actions: ["open", "close"])

    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.flaw == nil && $0 != Trace(steps) })
  }
}
