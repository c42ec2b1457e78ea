import HeadlessUIKit
import VirtualTime

extension Clause {
  /// What `completeTransition` is told is what happened.
  ///
  /// True after a cancel makes UIKit commit a transition the person has turned back: the wrong
  /// controller is on the stack, and the screen belongs to no controller. False without a cancel
  /// makes the new screen vanish. An intent to cancel is a cancel that reached the context or any
  /// driver, a gesture that was cancelled, or an animator that was turned round or ended at its
  /// start.
  public static let outcomeIsHonest = Clause(
    .outcomeIsHonest, promises: "completeTransition says what happened"
  ) { OutcomeIsHonest() }
}

extension ClauseName {
  public static let outcomeIsHonest = ClauseName(rawValue: "outcome-is-honest")
}

extension Finding {
  public static let outcomeIsHonest = Finding(.outcomeIsHonest)
}

private final class OutcomeIsHonest: Judge {
  let hears: Occurrence.Kinds = [.animations, .transitions]
  /// When an animation was broken off last, so that its completion was told that it had not
  /// finished.
  private var brokenOff: VirtualInstant?

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.animation(.ended(_, key: _, finished: false))) = occurrence {
      brokenOff = world.simulator.now
    }
    guard case .event(.transition(let event)) = occurrence,
      case .completed(let outcome) = event.stage,
      let record = world.record(of: event.transition)
    else { return }
    world.exercise(.outcomeIsHonest)
    if outcome, record.isTurnedBack {
      world.report(
        .outcomeIsHonest, "reported completed (true) for \(record.name), which was cancelled.",
        evidence: ["observed  completeTransition(true)", "expected  completeTransition(false)"],
        fix: "pass !context.transitionWasCancelled to completeTransition", about: record)
    } else if !outcome, !record.intentToCancel, record.somethingMoved,
      // Told to finish after all, it was not cancelled.
      !record.wasDecidedUnheard || record.letGoAt != nil
    {
      world.report(
        .outcomeIsHonest,
        "reported cancelled (false) for \(record.name), which nobody cancelled.",
        evidence: ["observed  completeTransition(false)", "expected  completeTransition(true)"],
        fix: brokenOff == world.simulator.now
          ? "pass !context.transitionWasCancelled, not an animation's 'finished'"
          : "pass !context.transitionWasCancelled to completeTransition",
        about: record)
    }
  }
}
