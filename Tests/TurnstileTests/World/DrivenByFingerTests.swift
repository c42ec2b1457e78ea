import HeadlessUIKit
import Testing
import Turnstile

@Suite("Transitions that a finger drove, in the tally") @MainActor
struct DrivenByFingerTests {
  private func driven(_ trace: String, in rig: Rig = Rig()) throws -> [Int] {
    let tally = try run(trace, of: rig.subject).tally
    return [tally.drivenByFinger(.dismiss), tally.finishedByFinger(.dismiss)]
  }

  @Test("A drag drives what it finishes and what it cancels")
  func drags() throws {
    #expect(try driven(Traces.finished) == [1, 1])
    #expect(try driven(Traces.cancelled) == [1, 0])
  }

  @Test("A button's transition is driven by no finger, not even with an interactor")
  func buttons() throws {
    let ended = Rig {
      $0.setUp = { scene in scene.stage.action("end") { scene.driver.finish() } }
      $0.handOut = { $0 }
    }

    #expect(try driven(Traces.thereAndBack) == [0, 0])
    #expect(
      try driven(Traces.open + "  0 do close\n100 do end\n100 settle\n", in: ended) == [0, 0])
  }
}
