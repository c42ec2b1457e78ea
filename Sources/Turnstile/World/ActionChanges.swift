/// The values of views that actions have changed by themselves during transitions.
///
/// A button that removes a row while a card comes up removes it on purpose. If the action makes
/// UIKit act, as by requesting a transition, its changes are not recorded, even if UIKit refuses
/// the request, because an animator's preparations may begin there.
struct ActionChanges {
  private var changes: Set<Change> = []
  /// True if the action that runs has made UIKit act: a transition, a warning or an appearance
  /// call.
  private var hasMadeUIKitAct = false

  private struct Change: Hashable {
    var serial: Int
    var property: ViewProperty
    var value: String
  }

  /// Begins to watch an action that is about to run.
  mutating func beginAction() { hasMadeUIKitAct = false }

  /// Notes that UIKit acts while an action runs, so that the changes of this action do not count.
  mutating func makeUIKitAct() { hasMadeUIKitAct = true }

  /// Stores the differences of views that an action has made by itself, at its end.
  mutating func endAction(_ differences: @autoclosure () -> [WindowSnapshot.Difference]) {
    guard !hasMadeUIKitAct else { return }
    for change in differences() {
      changes.insert(
        Change(serial: change.serial, property: change.property, value: change.after))
    }
  }

  /// Returns the given differences of views without those that an action made by itself.
  func removed(from differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    guard !changes.isEmpty else { return differences }
    return differences.filter {
      !changes.contains(Change(serial: $0.serial, property: $0.property, value: $0.after))
    }
  }
}
