import HeadlessUIKit
import VirtualTime

extension Clause {
  /// Once the finger is gone, each transition in flight completes within its duration and two seconds.
  ///
  /// A transition that never completes is a screen that never takes a touch again. The clause tells apart why:
  /// nobody ended the interaction, an interactor was handed out with no gesture, the end came before the start and was
  /// lost, the completion speed is zero, the animator never completed, or an animation cannot end.
  public static let completesInTime = Clause(
    .completesInTime,
    promises: "once the finger is gone, each transition completes within its duration and 2 s"
  ) { CompletesInTime() }
}

private final class CompletesInTime: Judge {
  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, case .completed = event.stage,
      let record = world.record(of: event.transition)
    else { return }
    world.exercise(.completesInTime)
    let taken = seconds(from: deadlineStart(record, world), to: world.simulator.now)
    let allowed = allowance(record, event.transition, world)
    guard taken > allowed else { return }
    report(record, event.transition, taken: taken, allowed: allowed, in: world)
  }

  func concluded(in world: World) {
    for record in world.transitionsInFlight where record.startedAt != nil {
      guard let transition = record.transition else { continue }
      let taken = seconds(from: deadlineStart(record, world), to: world.simulator.now)
      let allowed = allowance(record, transition, world)
      guard taken > allowed else { continue }
      report(record, transition, taken: nil, allowed: allowed, in: world)
    }
  }

  /// Nobody can be asked to complete before the start, or while a finger is down.
  private func deadlineStart(_ record: TransitionRecord, _ world: World) -> VirtualInstant {
    max(
      record.startedAt ?? record.requestedAt, world.isTouched ? world.simulator.now : world.lastLift
    )
  }

  private func allowance(
    _ record: TransitionRecord, _ transition: UIKitTransition, _ world: World
  ) -> Double {
    let driver = transition.interactor as? UIPercentDrivenInteractiveTransition
    let speed = min(1, max(0.1, Double(driver?.completionSpeed ?? 1)))
    return transition.transitionDuration / speed + 2 + world.stalled
  }

  private func seconds(from start: VirtualInstant, to end: VirtualInstant) -> Double {
    Double(end.nanoseconds - start.nanoseconds) / 1e9
  }

  private func report(
    _ record: TransitionRecord, _ transition: UIKitTransition, taken: Double?, allowed: Double,
    in world: World
  ) {
    let (cause, why, fix) = cause(record, transition)
    let observed = taken.map { "completed after \(Text.number($0)) s" } ?? "never completed"
    world.report(
      .completesInTime(cause),
      "\(record.name) \(taken == nil ? "never completes" : "takes too long"): \(why).",
      evidence: ["observed  \(observed)", "promised  within \(Text.number(allowed)) s"],
      fix: fix)
  }

  private func cause(
    _ record: TransitionRecord, _ transition: UIKitTransition
  ) -> (Cause, why: String, fix: String) {
    if record.earlyEndWasLost, record.letGoAt == nil {
      return (
        .earlyEndLost, "finish or cancel came before it had started, and was lost",
        "remember an early end and send it from startInteractiveTransition(_:)"
      )
    }
    let driver = transition.interactor as? UIPercentDrivenInteractiveTransition
    if let driver, record.letGoAt != nil, driver.completionSpeed < 0.1 {
      return (
        .speedIsZero, "its completion speed is \(Text.number(driver.completionSpeed))",
        "keep completionSpeed above zero, also at the very end"
      )
    }
    if record.startedInteractively, record.letGoAt == nil {
      if record.requestedByDrag == nil, record.drivenByDrags.isEmpty {
        return (
          .noGesture, "an interactor was handed out although no gesture drives it",
          "return the interactor only while its gesture is under way, else nil"
        )
      }
      return (
        .nobodyEnded, "the gesture is over, and nobody called finish or cancel",
        "handle .ended, .cancelled and .failed alike: each must finish or cancel"
      )
    }
    if !record.somethingMoved {
      return (
        .neverCompleted, "the animator returned without animating or completing",
        "call completeTransition on every path, also where a guard returns"
      )
    }
    return (
      .endlessAnimation, "its animation ended without completing it, or cannot end",
      "complete from the completion of an animation that always runs"
    )
  }
}
