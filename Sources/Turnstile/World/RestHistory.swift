import HeadlessUIKit

/// The rests of a run, that is, the moments when nothing on the screen moved, and the events since
/// the last of them.
///
/// The state of the app when the trace begins counts as the first rest.
@MainActor
struct RestHistory {
  /// The state of the app at rest before the trace began; `nil` until then.
  private(set) var start: RestingState?
  /// The state of the app when it was last at rest.
  private(set) var last: RestingState?
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

  /// Begins the history when the trace begins: the app is built, and its state counts as the first
  /// rest.
  mutating func begin(_ state: RestingState) {
    start = state
    last = state
    isLasting = true
  }

  /// Stores the state of the app, which has come to rest again, as that of the last rest.
  mutating func rest(_ state: RestingState) {
    last = state
    isLasting = true
    (hasFinishedTransition, hasHeard) = (false, false)
  }

  /// Notes that an event of the run was received after the last rest.
  mutating func hear() { hasHeard = true }

  /// Notes that a transition has finished since the last rest.
  mutating func finishTransition() { hasFinishedTransition = true }

  /// Notes that a transition is requested, and returns the controllers that the app showed at rest
  /// just before; `nil` if another transition was requested since the last rest.
  mutating func request() -> ControllerTree? {
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
