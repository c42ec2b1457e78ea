/// The transitions of one simulator, and the work that waits for them to end.
@MainActor
final class TransitionRegister {
  /// The transitions that were accepted and have not ended, in the order of their requests.
  var inFlight: [UIKitTransition] = []
  /// The work to do once no transition is in flight.
  var workAfter: [Simulator.Work] = []
  /// The controllers that get `viewIsAppearing` at the end of the turn.
  var appearing: [UIViewController] = []
  /// True if every requested transition runs without animation.
  var refusesToAnimate = false
}

/// Transitions in flight, and work that waits for their end.
extension Simulator {
  var transitions: TransitionRegister { kept(at: .transitions) { TransitionRegister() } }

  /// The transitions that were accepted and have not ended, in the order of their requests.
  public internal(set) var transitionsInFlight: [UIKitTransition] {
    get { transitions.inFlight }
    set { transitions.inFlight = newValue }
  }

  /// True if every requested transition runs without animation.
  package var refusesToAnimate: Bool {
    get { transitions.refusesToAnimate }
    set { transitions.refusesToAnimate = newValue }
  }

  /// Runs work once no transition is in flight; at once if none is now (R122).
  func afterTransitions(_ work: @escaping Work) {
    if transitionsInFlight.isEmpty { work() } else { transitions.workAfter.append(work) }
  }

  /// Does the waiting work if no transition is in flight, because one has just ended.
  func transitionHasLeft() {
    guard transitionsInFlight.isEmpty, !transitions.workAfter.isEmpty else { return }
    let due = transitions.workAfter
    transitions.workAfter = []
    for work in due { work() }
  }

  /// Ends all transitions of a simulator that is torn down, because each could keep the simulator
  /// alive.
  func abandonTransitions() {
    for transition in transitionsInFlight { transition.abandon() }
  }
}
