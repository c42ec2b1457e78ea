import HeadlessUIKit

/// A record of the view values that the app's own actions, such as a button's handler or a
/// completion that was planned before the transition, have changed while a transition was under
/// way. The transition did not make these changes, so no clause requires it to undo them.
///
/// Example: a button that removes a row while a card comes up removes it on purpose. If the action
/// also makes UIKit act, for example by requesting a transition, none of its changes are recorded,
/// even if UIKit refuses the request, because an animator's preparations may begin in it.
struct ActionChanges {
  private var changes: Set<Change> = []
  /// True if the running action of the app, such as a button's handler, has made UIKit act, for
  /// example by requesting a transition or by causing a warning of UIKit. The changes of such an
  /// action are not recorded.
  private(set) var hasMadeUIKitAct = false
  /// The simulator's newest serial number when the running action began.
  private var beginning = 0
  /// The simulator's newest serial numbers during the recorded actions. Work that was planned at
  /// one of them, such as an animation's completion, was planned by an action.
  private var spans: [ClosedRange<Int>] = []

  /// The views that recorded actions have put into the window, such as a sheet of the app's own: by
  /// serial number, the number of transitions that had been requested by then.
  private var views: [Int: Int] = [:]
  /// The changes that continuous recognisers have made beside a transition since the last rest.
  /// They are recorded at the next rest, if the recognisers have not driven the transition by then.
  private var accompaniments: [Accompaniment] = []

  /// The changes that one call of a continuous recogniser's actions, or work that the call had
  /// planned, has made beside a transition.
  private struct Accompaniment {
    /// The serial number of the recogniser.
    var recognizer: Int
    /// The simulator's newest serial numbers during the call; `nil` for work that was planned.
    var span: ClosedRange<Int>?
    var transitions: Int
    var effect: Effect
  }

  /// The changes that an action of the app has made in the window.
  struct Effect {
    /// The values of views that the action has changed.
    var differences: [WindowSnapshot.Difference] = []
    /// The serial numbers of the views that the action has put into the window.
    var newViews: [Int] = []
  }

  private struct Change: Hashable {
    var serial: Int
    var property: ViewProperty
    var value: String
  }

  /// Begins to watch an action of the app, such as a button's handler, that is about to run.
  ///
  /// - Parameter serial: The simulator's newest serial number.
  mutating func beginAction(at serial: Int) {
    hasMadeUIKitAct = false
    beginning = serial
  }

  /// Returns true if work was planned by a recorded action.
  ///
  /// - Parameter serial: The simulator's newest serial number when the work was planned.
  func planned(_ serial: Int) -> Bool { spans.contains { $0.contains(serial) } }

  /// Notes that the running action of the app has made UIKit act, for example by a request for a
  /// transition, so that none of the action's changes are recorded.
  mutating func makeUIKitAct() { hasMadeUIKitAct = true }

  /// Records what an action of the app has done to the window, when the action ends. An action that
  /// has made UIKit act, for example by requesting a transition, is left out.
  ///
  /// - Parameters:
  ///   - serial: The simulator's newest serial number.
  ///   - transitions: The number of transitions that have been requested so far.
  ///   - recognizer: The serial number of the continuous recogniser whose action it is.
  mutating func endAction(
    at serial: Int, transitions: Int, accompanying recognizer: Int? = nil,
    _ effect: @autoclosure () -> Effect
  ) {
    guard !hasMadeUIKitAct else { return }
    add(
      effect(), transitions: transitions, accompanying: recognizer, during: beginning...serial)
  }

  /// Records what the app has done to the window on purpose: now, or at the next rest if the app
  /// did it for a continuous recogniser.
  ///
  /// - Parameter span: The simulator's newest serial numbers during the app's action; `nil` for
  ///   work that was planned.
  mutating func add(
    _ effect: Effect, transitions: Int, accompanying recognizer: Int? = nil,
    during span: ClosedRange<Int>? = nil
  ) {
    if let recognizer {
      return accompaniments.append(
        Accompaniment(
          recognizer: recognizer, span: span, transitions: transitions, effect: effect))
    }
    if let span { spans.append(span) }
    for change in effect.differences {
      changes.insert(
        Change(serial: change.serial, property: change.property, value: change.after))
    }
    for view in effect.newViews { views[view] = transitions }
  }

  /// Returns the serial number of the continuous recogniser whose action planned some work since
  /// the last rest; `nil` if none did.
  ///
  /// - Parameter serial: The simulator's newest serial number when the work was planned.
  func accompaniment(thatPlanned serial: Int) -> Int? {
    accompaniments.first { $0.span?.contains(serial) == true }?.recognizer
  }

  /// Records what continuous recognisers have done beside transitions since the last rest, and
  /// forgets what those have done that have driven a transition.
  mutating func keepAccompaniments(of accompanies: (Int) -> Bool) {
    for accompaniment in accompaniments where accompanies(accompaniment.recognizer) {
      add(
        accompaniment.effect, transitions: accompaniment.transitions, during: accompaniment.span)
    }
    accompaniments.removeAll()
  }

  /// Returns the number of transitions that had been requested when an action of the app put a view
  /// into the window; `nil` if no recorded action did.
  func transitions(before view: Int) -> Int? { views[view] }

  /// Returns the given differences of views, without those whose new value an action of the app has
  /// set on purpose.
  func removed(from differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    guard !changes.isEmpty else { return differences }
    return differences.filter {
      !changes.contains(Change(serial: $0.serial, property: $0.property, value: $0.after))
    }
  }
}

extension ActionChanges.Effect {
  /// Compares the window before and after an action.
  @MainActor init(from before: WindowSnapshot, to after: WindowSnapshot) {
    differences = before.differences(in: after)
    newViews = after.entries.map(\.serial).filter { before.place(of: $0) == nil }
  }
}

extension UIViewController {
  /// Returns true if no other controller contains or presents this one, and it is not the root of
  /// the window. An app uses such a controller for a sheet of its own, whose view it puts into the
  /// window by hand.
  func isSingle(in window: UIWindow) -> Bool {
    parent == nil && presentingViewController == nil && window.rootViewController !== self
  }
}
