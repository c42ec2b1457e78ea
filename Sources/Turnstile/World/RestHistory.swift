import HeadlessUIKit

/// The rests of a run, that is, the moments when nothing on the screen moved, and the events since
/// the last of them.
///
/// The state of the app when the trace begins counts as the first rest.
///
/// It is a class, because the clauses ask for one of its many values at a time, and a structure
/// would be copied as a whole for most of these questions.
@MainActor
final class RestHistory {
  /// The state of the app at rest before the trace began; `nil` until then.
  private(set) var start: RestingState?
  /// The state of the app when it was last at rest.
  private(set) var last: RestingState?
  /// The number of rests so far, by which a judge knows that there is a new one.
  private(set) var count = 0
  /// The state of the app at the last rest from which a transition was requested with the
  /// controllers of the start on the screen; `nil` before the first such request.
  private(set) var departure: RestingState?
  /// True if no transition was requested since the last rest, so that the app still shows the
  /// controllers it showed then.
  private(set) var isLasting = false
  /// True if a transition has finished since the last rest, so that the app may show another screen
  /// than it did then.
  private(set) var hasFinishedTransition = false
  /// True if any event of the run was received since the last rest, so that the snapshot of that
  /// rest may be out of date.
  private(set) var hasHeard = false

  /// The views with a controller's view in them that the app itself has moved, shown or hidden
  /// between two rests, with no transition: by serial number, the values before the first move.
  private var moved: [Int: ViewState] = [:]
  /// The size of the window at the first of these moves.
  private var sizeAtMove = CGSize.zero

  /// The views that the app itself has put into the window between two rests, with no transition,
  /// such as a sheet of its own. It may also take such a view away again, at any time.
  private(set) var ownViews: Set<Int> = []

  /// Begins the history when the trace begins: the app is built, and its state counts as the first
  /// rest.
  func begin(_ state: RestingState) {
    start = state
    last = state
    isLasting = true
  }

  /// Stores the state of the app, which has come to rest again, as that of the last rest.
  func rest(_ state: RestingState) {
    noteMoves(until: state)
    noteOwnViews(until: state)
    last = state
    count += 1
    isLasting = true
    (hasFinishedTransition, hasHeard) = (false, false)
  }

  private func noteOwnViews(until state: RestingState) {
    guard isLasting, let last, last.controllers.isPart(of: state.controllers) else { return }
    for entry in state.window.entries where last.window.place(of: entry.serial) == nil {
      ownViews.insert(entry.serial)
    }
  }

  private func noteMoves(until state: RestingState) {
    guard isLasting, let last, last.controllers == state.controllers,
      last.window.size == state.window.size
    else { return }
    for change in last.window.differences(in: state.window)
    where change.property.isMove && moved[change.serial] == nil
      && last.window.holdsController(serial: change.serial)
    {
      if moved.isEmpty { sizeAtMove = last.window.size }
      moved[change.serial] = last.window.place(of: change.serial).map {
        last.window.entries[$0].state
      }
    }
  }

  /// Returns true if a menu of the app's own stands open in a window: the app itself, with no
  /// transition, has moved a view with a controller's view in it, and the view is elsewhere in that
  /// window than it was before.
  func menuStandsOpen(in window: WindowSnapshot) -> Bool {
    guard !moved.isEmpty else { return false }
    guard window.size == sizeAtMove else { return true }
    return window.entries.contains { entry in
      moved[entry.serial]?.differences(from: entry.state, geometry: true, scrolls: entry.scrolls)
        .contains { $0.property.isMove } == true
    }
  }

  /// Notes that an event of the run was received after the last rest.
  func hear() { hasHeard = true }

  /// Notes that a transition has finished since the last rest.
  func finishTransition() { hasFinishedTransition = true }

  /// Notes that a transition is requested, and returns the controllers that the app showed at rest
  /// just before; `nil` if another transition was requested since the last rest.
  func request() -> ControllerTree? {
    guard isLasting else { return nil }
    isLasting = false
    if isBackAtStart { departure = last }
    return last?.controllers
  }

  /// True if the app shows the controllers that it started with, in a window of the same size.
  var isBackAtStart: Bool {
    last?.controllers == start?.controllers && last?.window.size == start?.window.size
  }
}
