import HeadlessUIKit

/// The rests of a run, that is, the moments when nothing on the screen moved, and the events since
/// the last of them.
///
/// The state of the app when the trace begins counts as the first rest.
@MainActor
struct RestHistory {
  /// The state of the app before the trace began.
  private(set) var start: RestingState?
  /// The state of the app when it was last at rest.
  private(set) var last: RestingState?
  /// True if no transition was requested since the last rest.
  private(set) var isLasting = false
  /// True if a transition has finished since the last rest.
  private(set) var hasFinishedTransition = false
  /// True if any event of the run was received since the last rest.
  private(set) var hasHeard = false

  /// Begins the trace with the state of the app, which is built and at rest.
  mutating func begin(_ state: RestingState) {
    start = state
    last = state
    isLasting = true
  }

  /// Stores the state of the app, which is at rest again.
  mutating func rest(_ state: RestingState) {
    last = state
    isLasting = true
    (hasFinishedTransition, hasHeard) = (false, false)
  }

  /// Notes that an event was received, so that the last rest is over.
  mutating func hear() { hasHeard = true }

  /// Notes that a transition has finished since the last rest.
  mutating func finishTransition() { hasFinishedTransition = true }

  /// Notes that a transition is requested, and returns the controllers at the rest that this
  /// request ends; `nil` if the app was not at rest.
  mutating func request() -> ControllerTree? {
    defer { isLasting = false }
    return isLasting ? last?.controllers : nil
  }

  /// True if the app shows the controllers that it started with, in a window of the same size.
  var isBackAtStart: Bool {
    last?.controllers == start?.controllers && last?.window.size == start?.window.size
  }
}
