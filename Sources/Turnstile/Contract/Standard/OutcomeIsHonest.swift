import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that the value passed to `completeTransition` matches the actual outcome.
  ///
  /// True after a cancel makes UIKit commit a transition that the user has turned back: the wrong
  /// controller is on the stack, and the screen belongs to no controller. False without a cancel
  /// makes the new screen vanish. An intent to cancel is a cancel that reached the context or any
  /// driver, a gesture that was cancelled, or an animator that was reversed or ended at its start.
  public static let outcomeIsHonest = Clause(
    .outcomeIsHonest, promises: "completeTransition says what happened"
  ) { OutcomeIsHonest() }
}

extension ClauseName {
  /// The name of the clause that promises: the outcome that is passed to UIKit is what happened.
  public static let outcomeIsHonest = ClauseName(rawValue: "outcome-is-honest")
}

extension Finding {
  /// The finding that the app completed a transition with true after a cancel, or with false
  /// without one.
  public static let outcomeIsHonest = Finding(.outcomeIsHonest)
}

private final class OutcomeIsHonest: Judge {
  let hears: Occurrence.Kinds = [.animations, .milestones]
  /// The instant when an animation was last interrupted, so that its completion closure got
  /// `finished: false`.
  private var brokenOff: VirtualInstant?

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.animation(.ended(_, key: _, finished: false))) = occurrence {
      brokenOff = world.simulator.now
    }
    guard case .event(.transition(let event)) = occurrence,
      case .completed(let outcome) = event.stage,
      let record = world.transitions.record(of: event.transition)
    else { return }
    world.exercise(.outcomeIsHonest)
    if outcome, record.decision.isCancel {
      world.report(
        .outcomeIsHonest, "reported completed (true) for \(record.name), which was cancelled.",
        evidence: ["observed  completeTransition(true)", "expected  completeTransition(false)"],
        fix: "pass !context.transitionWasCancelled to completeTransition",
        remedy: .honestOutcome(transition: record.serial), about: record)
    } else if !outcome, !record.decision.showsCancelIntent, record.motion.hasMoved,
      // A custom interactor whose gesture was over before the start may cancel without a call that
      // the model observes. If it was told to finish or cancel later, the observed decision counts.
      record.start?.isLateForCustomInteractor != true || record.decision.instant != nil
    {
      // A percent-driven interactor that has started without its superclass moves the views by
      // itself. It may have turned them back, and only its context was not told.
      let driver = event.transition.interactor as? UIPercentDrivenInteractiveTransition
      let isUnheard =
        driver?.duration == 0 && record.start?.isInteractive == true
        && event.transition.transitionDuration > 0
      world.report(
        .outcomeIsHonest,
        "reported cancelled (false) for \(record.name), "
          + (isUnheard ? "and its context was not told of a cancel." : "which nobody cancelled."),
        evidence: ["observed  completeTransition(false)", "expected  completeTransition(true)"],
        fix: isUnheard
          ? "call cancelInteractiveTransition() of the context before completeTransition(false)"
          : brokenOff == world.simulator.now
            ? "pass !context.transitionWasCancelled, not an animation's 'finished'"
            : "pass !context.transitionWasCancelled to completeTransition",
        remedy: isUnheard ? nil : .honestOutcome(transition: record.serial), about: record)
    }
  }
}
