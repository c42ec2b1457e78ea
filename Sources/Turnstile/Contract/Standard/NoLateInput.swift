import HeadlessUIKit

extension Clause {
  /// The clause that nothing is sent to a context that has ended, and that no interactive phase is
  /// both finished and cancelled.
  ///
  /// Calls on a percent-driven interactor that reach no context are harmless and allowed.
  public static let noLateInput = Clause(
    .noLateInput, promises: "nothing is sent to a context that has ended"
  ) { NoLateInput() }
}

extension ClauseName {
  /// The name of the clause that promises: nothing is sent to a context that has ended.
  public static let noLateInput = ClauseName(rawValue: "no-late-input")
}

extension Finding {
  /// The finding that a transition context got a call after it had ended, or that an interactive
  /// phase was both finished and cancelled.
  public static let noLateInput = Finding(.noLateInput)
}

private final class NoLateInput: Judge {
  let hears: Occurrence.Kinds = .milestones
  /// The calls that ended the interactive phases of the run, in order, each with the serial number
  /// of its transition.
  private var ends: [(serial: Int, call: TransitionEvent.InteractionCall)] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence,
      let record = world.transitions.record(of: event.transition)
    else { return }
    switch event.stage {
    case .started(interactive: true): world.exercise(.noLateInput)
    case .finishing: ends.append((record.serial, .finish))
    case .cancelling: ends.append((record.serial, .cancel))
    case .late(let call, swallowed: false): judge(call, record, in: world)
    default: break
    }
  }

  private func judge(
    _ call: TransitionEvent.InteractionCall, _ record: TransitionRecord, in world: World
  ) {
    if record.hasEnded {
      // Where the call comes in the instant of the completion, the code that has completed the
      // transition makes it, and has the context at hand in any case.
      let isAtOnce =
        record.completion?.instant == world.simulator.now
        && world.simulator.gestureBeingDelivered == nil
      world.report(
        .noLateInput, "\(call.rawValue) was sent to \(record.name), which had ended.",
        evidence: ["observed  \(call.rawValue) on its context", "expected  nothing after the end"],
        fix: isAtOnce
          ? "end the interactive phase before completeTransition, or leave that to the "
            + "percent-driven interactor"
          : "forget the context when the transition ends")
    } else if let end = ends.last(where: { $0.serial == record.serial })?.call,
      (call == .finish || call == .cancel), call != end
    {
      world.report(
        .noLateInput, "\(record.name) was sent both \(end.rawValue) and \(call.rawValue).",
        evidence: ["observed  \(end.rawValue), then \(call.rawValue)", "expected  one of them"],
        fix: "end an interactive phase in one place")
    }
  }
}
