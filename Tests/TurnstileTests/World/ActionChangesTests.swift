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
    changes.beginAction()
    changes.endAction([difference(after: "0.5")])

    #expect(
      changes.removed(from: [difference(after: "0.5"), difference(after: "0")])
        == [difference(after: "0")])
  }

  @Test("The changes of an action that makes UIKit act do not count, and those of the next one do")
  func withUIKit() {
    var changes = ActionChanges()
    changes.beginAction()
    changes.makeUIKitAct()
    changes.endAction([difference(after: "0.5")])
    changes.beginAction()
    changes.endAction([difference(after: "0")])

    #expect(changes.removed(from: [difference(after: "0.5")]) == [difference(after: "0.5")])
    #expect(changes.removed(from: [difference(after: "0")]).isEmpty)
  }
}
