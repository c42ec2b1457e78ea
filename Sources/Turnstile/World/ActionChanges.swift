/// A record of the view values that the app's own actions, such as a button's handler, have changed
/// while a transition was under way. The transition did not make these changes, so no clause
/// requires it to undo them.
///
/// Example: a button that removes a row while a card comes up removes it on purpose. If the action
/// also makes UIKit act, for example by requesting a transition, none of its changes are recorded,
/// even if UIKit refuses the request, because an animator's preparations may begin in it.
struct ActionChanges {
  private var changes: Set<Change> = []
  /// True if the running action of the app has made UIKit act: with a request for a transition, a
  /// warning or an appearance call.
  private var hasMadeUIKitAct = false

  private struct Change: Hashable {
    var serial: Int
    var property: ViewProperty
    var value: String
  }

  /// Begins to record for an action of the app that is about to run.
  mutating func beginAction() { hasMadeUIKitAct = false }

  /// Notes that UIKit acts while an action runs, so that the changes of this action do not count.
  mutating func makeUIKitAct() { hasMadeUIKitAct = true }

  /// Records, when an action of the app ends, the view values that it has changed; records nothing
  /// if it has made UIKit act.
  mutating func endAction(_ differences: @autoclosure () -> [WindowSnapshot.Difference]) {
    guard !hasMadeUIKitAct else { return }
    for change in differences() {
      changes.insert(
        Change(serial: change.serial, property: change.property, value: change.after))
    }
  }

  /// Returns the given differences of views without the values that actions of the app have set.
  func removed(from differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    guard !changes.isEmpty else { return differences }
    return differences.filter {
      !changes.contains(Change(serial: $0.serial, property: $0.property, value: $0.after))
    }
  }
}
