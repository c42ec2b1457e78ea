import HeadlessUIKit
import VirtualTime

/// Functions that watch what the app's own actions and recognisers change while a transition is
/// under way, so that no clause charges it to the transition.
extension World {
  /// Runs an action of the app, from code or from a button, and records the values that it changes
  /// by itself during a transition, or after one until the app is at rest. Where several fingers
  /// touch the screen, an action is watched at any time, because another finger's may request a
  /// transition in the same instant.
  func watch(_ action: () throws -> Void) rethrows {
    guard
      !transitions.inFlight.isEmpty || !transitions.newlyEnded.isEmpty || touches.hadSeveralFingers
    else { return try action() }
    try record(action)
  }

  /// Runs the actions of a continuous recogniser, such as a pan, and records the values that they
  /// change while a transition that another recogniser drives is under way.
  ///
  /// Example: a card can be pulled away, and a row in it has a pan of its own that the same touch
  /// moves, because both recognise simultaneously. A dismissal that is cancelled need not bring the
  /// row back. Whether the recogniser only accompanies the transition is known at the next rest:
  /// one that has driven it by then prepared the transition itself.
  ///
  /// Of a scroll view's recogniser only the end of a gesture is watched. Its other actions scroll,
  /// which no clause requires to be undone, and are too many to be compared one by one.
  func watch(_ recognizer: UIGestureRecognizer, _ actions: () -> Void) {
    let scrolls = recognizer.scrollsContent && [.began, .changed].contains(recognizer.state)
    guard !scrolls, transitions.mayBeAccompanied(by: recognizer.serial) else { return actions() }
    record(actions, accompanying: recognizer.serial)
  }

  /// Runs an action of the app, and records the values that it changes in the window.
  ///
  /// - Parameter recognizer: The serial number of the continuous recogniser whose action it is;
  ///   `nil` if it is no such action.
  private func record(
    _ action: () throws -> Void, accompanying recognizer: Int? = nil
  ) rethrows {
    let before = WindowSnapshot(of: window)
    actionChanges.beginAction(at: simulator.lastSerial)
    try action()
    actionChanges.endAction(
      at: simulator.lastSerial, transitions: transitions.count, accompanying: recognizer,
      ActionChanges.Effect(from: before, to: WindowSnapshot(of: window)))
  }

  /// Runs work that the app has planned before, such as an animation's completion. If the work was
  /// planned before the transitions that are not judged yet were requested, or by an action such as
  /// a button's handler, the values that it changes are recorded as the app's own.
  ///
  /// Example: a button fades a panel out and removes it in the completion. A swipe back that begins
  /// during the fade and is cancelled need not bring the panel back. Work that requests a
  /// transition is left out, because the animator's preparations may begin in it.
  ///
  /// Work that is done again and again, such as a display link's, is only recorded if an action
  /// planned it: what was planned before the transition may be what drives it. A call of such work
  /// that makes UIKit act, for example by an interactor's progress, is left out.
  ///
  /// - Parameters:
  ///   - planned: The simulator's newest serial number when the work was planned.
  ///   - repeats: True if the work is done again and again.
  func watch(planned: Int, repeats: Bool, _ work: () -> Void) {
    let recognizer = actionChanges.accompaniment(thatPlanned: planned)
    guard let first = transitions.firstUnjudged,
      !repeats && planned < first || recognizer != nil || actionChanges.planned(planned)
    else { return work() }
    let before = WindowSnapshot(of: window)
    let requested = transitions.count
    if repeats { actionChanges.beginAction(at: simulator.lastSerial) }
    work()
    guard transitions.count == requested, !repeats || !actionChanges.hasMadeUIKitAct else { return }
    actionChanges.add(
      ActionChanges.Effect(from: before, to: WindowSnapshot(of: window)), transitions: requested,
      accompanying: planned < first ? nil : recognizer)
  }

  /// Returns true if the app itself has put a view into the window, in a button's action or in work
  /// that it had planned, and the view may stay: no transition was requested since, or the user can
  /// do something with what was put in, and so take it away.
  func hasPutIn(_ view: UIView, isOfUse: @autoclosure () -> Bool) -> Bool {
    guard let requested = actionChanges.transitions(before: view.serial) else { return false }
    return requested == transitions.count || isOfUse()
  }

  /// Returns the differences of views that a cancelled transition has to undo: the given ones,
  /// without those that an action of the app, such as a button's handler, made during the
  /// transition, and without masks that have the size of their view only now, after the window has
  /// changed its size.
  func owed(_ differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    let differences = differences.filter {
      !$0.mendsMask || !interruptions.resized(since: .zero)
    }
    return actionChanges.removed(from: differences)
  }
}
