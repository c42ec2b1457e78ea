import HeadlessUIKit

extension Clause {
  /// The clause that no update, finish or cancel comes after the interactive phase has ended.
  ///
  /// UIKit ignores such calls, but they show that the code has lost track of its state.
  public static let endsItsPhaseOnce = Clause(
    .endsItsPhaseOnce, promises: "no update, finish or cancel after the interactive phase has ended"
  ) { EndsItsPhaseOnce() }
}

extension ClauseName {
  /// The name of the clause that promises: no update, finish or cancel follows the end of the
  /// interactive phase.
  public static let endsItsPhaseOnce = ClauseName(rawValue: "ends-its-phase-once")
}

extension Finding {
  /// The finding that the app called update, finish or cancel after the end of the interactive
  /// phase.
  public static let endsItsPhaseOnce = Finding(.endsItsPhaseOnce)
}

private final class EndsItsPhaseOnce: Judge {
  let hears: Occurrence.Kinds = .transitions

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    case .finishing, .cancelling: world.exercise(.endsItsPhaseOnce)
    default: break
    }
    guard case .late(let call, _) = event.stage,
      call != .pause, let record = world.transitions.record(of: event.transition),
      record.decision.instant != nil
        || (record.start?.isInteractive == true && record.completion != nil)
    else { return }
    world.report(
      .endsItsPhaseOnce,
      "\(call.rawValue) came after the interactive phase of \(record.name) had ended.",
      evidence: ["observed  \(call.rawValue)", "expected  nothing until the next phase"],
      fix: "leave the driving state when finish or cancel is sent")
  }
}
