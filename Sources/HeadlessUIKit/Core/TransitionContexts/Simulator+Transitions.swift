/// The transitions of one simulator, and the closures that wait for all of them to end.
@MainActor
final class TransitionRegister {
  /// The transitions that were accepted and have not ended, in the order of their requests.
  var inFlight: [UIKitTransition] = []
  /// The closures to call once no transition is in flight any more.
  var workAfter: [Simulator.Work] = []
  /// The controllers that get `viewIsAppearing` at the end of the run-loop turn.
  var appearing: [UIViewController] = []
  /// True if every requested transition runs without animation, whatever the app asked for.
  var refusesToAnimate = false
}

/// The simulator's accepted transitions, and closures that wait for all of them to end.
extension Simulator {
  var transitions: TransitionRegister { kept(at: .transitions) { TransitionRegister() } }

  /// The transitions that were accepted and have not ended, in the order of their requests.
  public internal(set) var transitionsInFlight: [UIKitTransition] {
    get { transitions.inFlight }
    set { transitions.inFlight = newValue }
  }

  /// True if every requested transition runs without animation, whatever the app asked for.
  package var refusesToAnimate: Bool {
    get { transitions.refusesToAnimate }
    set { transitions.refusesToAnimate = newValue }
  }

  /// Calls a closure once no transition is in flight, which may be at once (rule R122 of UIKit's
  /// behaviour).
  func afterTransitions(_ work: @escaping Work) {
    if transitionsInFlight.isEmpty { work() } else { transitions.workAfter.append(work) }
  }

  /// Calls the closures that wait for the last transition to end, if none is in flight any more.
  /// Called when a transition has ended.
  func transitionHasLeft() {
    guard transitionsInFlight.isEmpty, !transitions.workAfter.isEmpty else { return }
    let due = transitions.workAfter
    transitions.workAfter = []
    for work in due { work() }
  }

  /// Ends all transitions because their simulator is torn down. A transition that is kept would
  /// keep the simulator alive.
  func abandonTransitions() {
    for transition in transitionsInFlight { transition.abandon() }
  }
}
