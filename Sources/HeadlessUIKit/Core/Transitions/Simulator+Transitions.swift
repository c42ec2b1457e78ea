/// The transitions of one world, and what depends on whether there are any.
@MainActor
final class TransitionRegister {
  /// Those that have been accepted and have not ended, in the order they were asked for.
  var inFlight: [UIKitTransition] = []
  /// What waits until there are none.
  var workAfter: [Simulator.Work] = []
  /// The controllers that are to hear `viewIsAppearing` at the end of the turn.
  var appearing: [UIViewController] = []
  /// Whether every transition asked for is taken to be asked for without animation.
  var refusesToAnimate = false
}

/// What waits for transitions to end, and what ends them with the world they are in.
extension Simulator {
  var transitions: TransitionRegister { kept(at: .transitions) { TransitionRegister() } }

  /// The transitions that have been accepted and have not ended, in the order they were asked for.
  public internal(set) var transitionsInFlight: [UIKitTransition] {
    get { transitions.inFlight }
    set { transitions.inFlight = newValue }
  }

  /// Whether every transition asked for is taken to be asked for without animation.
  package var refusesToAnimate: Bool {
    get { transitions.refusesToAnimate }
    set { transitions.refusesToAnimate = newValue }
  }

  /// Does something when no transition is under way, at once if that is now (R122).
  func afterTransitions(_ work: @escaping Work) {
    if transitionsInFlight.isEmpty { work() } else { transitions.workAfter.append(work) }
  }

  /// Called when a transition has ended.
  func transitionHasLeft() {
    guard transitionsInFlight.isEmpty, !transitions.workAfter.isEmpty else { return }
    let due = transitions.workAfter
    transitions.workAfter = []
    for work in due { work() }
  }

  /// Ends all transitions of a world that is over; each could keep it alive.
  func abandonTransitions() {
    for transition in transitionsInFlight { transition.abandon() }
  }
}
