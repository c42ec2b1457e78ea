import Testing

@testable import Turnstile

@Suite("Changes by actions")
struct ActionChangesTests {
  private func difference(after: String) -> WindowSnapshot.Difference {
    WindowSnapshot.Difference(
      serial: 3, path: "UIView", property: .alpha, before: "1", after: after)
  }

  @Test("A value that an action has set is not owed")
  func own() {
    var changes = ActionChanges()
    changes.beginAction(at: 3)
    changes.endAction(at: 5, transitions: 0, .init(differences: [difference(after: "0.5")]))

    #expect(
      changes.removed(from: [difference(after: "0.5"), difference(after: "0")])
        == [difference(after: "0")])
  }

  @Test("Work is an action's if it was planned while the action ran and did not make UIKit act")
  func planned() {
    var changes = ActionChanges()
    changes.beginAction(at: 3)
    changes.endAction(at: 5, transitions: 0, .init())
    changes.beginAction(at: 8)
    changes.makeUIKitAct()
    changes.endAction(at: 9, transitions: 0, .init())

    #expect((2...10).filter(changes.planned) == [3, 4, 5])
  }

  @Test("The changes of an action that makes UIKit act do not count, and those of the next one do")
  func withUIKit() {
    var changes = ActionChanges()
    changes.beginAction(at: 3)
    changes.makeUIKitAct()
    changes.endAction(at: 5, transitions: 0, .init(differences: [difference(after: "0.5")]))
    changes.beginAction(at: 3)
    changes.endAction(at: 5, transitions: 0, .init(differences: [difference(after: "0")]))

    #expect(changes.removed(from: [difference(after: "0.5")]) == [difference(after: "0.5")])
    #expect(changes.removed(from: [difference(after: "0")]).isEmpty)
  }

  @Test("It is known when an action has put a view in")
  func views() {
    var changes = ActionChanges()
    changes.beginAction(at: 3)
    changes.endAction(at: 5, transitions: 1, .init(newViews: [4]))

    #expect(changes.transitions(before: 4) == 1)
    #expect(changes.transitions(before: 7) == nil)
  }
}
