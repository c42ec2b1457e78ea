/// What waits for transitions to end, and what ends them when nobody will.
extension Simulator {
  /// Does something when no transition is under way, at once if that is now (R122).
  func afterTransitions(_ work: @escaping Work) {
    if transitionsInFlight.isEmpty { work() } else { workAfterTransitions.append(work) }
  }

  /// Called when a transition has ended.
  func transitionHasLeft() {
    guard transitionsInFlight.isEmpty, !workAfterTransitions.isEmpty else { return }
    let due = workAfterTransitions
    workAfterTransitions = []
    for work in due { work() }
  }

  /// Lets go of all that could keep a world alive that nobody drives any more.
  func abandonTransitions() {
    for transition in transitionsInFlight { transition.abandon() }
  }
}
