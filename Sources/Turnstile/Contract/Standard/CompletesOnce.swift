import HeadlessUIKit

extension Clause {
  /// The clause that every started transition is completed exactly once.
  ///
  /// A second `completeTransition` reaches a context that has ended: UIKit ignores it, or applies
  /// it to the next transition. It happens when two animations each complete, or an interactor and
  /// an animator both do.
  public static let completesOnce = Clause(
    .completesOnce, promises: "every started transition is completed exactly once"
  ) { CompletesOnce() }
}

extension ClauseName {
  /// The name of the clause that promises: every started transition is completed exactly once.
  public static let completesOnce = ClauseName(rawValue: "completes-once")
}

extension Finding {
  /// The finding that the app completed a transition a second time.
  public static let completesOnce = Finding(.completesOnce)
}

private final class CompletesOnce: Judge {
  let hears: Occurrence.Kinds = .milestones

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    if case .completed = event.stage { world.exercise(.completesOnce) }
    guard case .completedAgain(let outcome) = event.stage else { return }
    let record = world.transitions.record(of: event.transition)
    world.report(
      .completesOnce, "\(record?.name ?? "a transition") was completed more than once.",
      evidence: [
        "first     completeTransition(\(record?.completion.map { "\($0.finished)" } ?? "?"))",
        "again     completeTransition(\(outcome))",
      ],
      fix: "complete from one place only, when the last of the animations has ended", about: record)
  }
}
