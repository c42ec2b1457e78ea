/// What is under way in the world, for whoever drives it.
extension Simulator {
  /// Whether no transition is under way or about to start.
  public var isTransitionless: Bool { transitionsInFlight.isEmpty }

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
