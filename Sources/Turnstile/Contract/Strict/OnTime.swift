import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that a non-interactive animation lasts as long as `transitionDuration` returned,
  /// within one frame.
  ///
  /// UIKit uses that duration for everything that it runs beside the transition: bars, alongside
  /// animations, and the progress of a percent-driven interactor.
  public static let onTime = Clause(
    .onTime, promises: "a non-interactive animation lasts what transitionDuration said"
  ) { OnTime() }
}

extension ClauseName {
  /// The name of the clause that promises: a non-interactive animation lasts as long as its
  /// animator said.
  public static let onTime = ClauseName(rawValue: "on-time")
}

extension Finding {
  /// The finding that a non-interactive animation lasted shorter or longer than its
  /// `transitionDuration(using:)`.
  public static let onTime = Finding(.onTime)
}

private final class OnTime: Judge {
  let hears: Occurrence.Kinds = [.steps, .transitions]
  private var isDisturbed = false
  /// The instant of the last step of the trace since the transition started; `nil` if there was
  /// none.
  private var lastStep: VirtualInstant?
  /// The number of animations that ran when the last transition started, such as those of spinners.
  private var runningBefore = 0

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      lastStep = world.simulator.now
      switch step.act {
      case .background, .stall: isDisturbed = true
      // An animation is not judged after a touch, because the app may stop it at the touch and
      // continue it with the drag.
      case .down, .move, .tap: isDisturbed = true
      default: break
      }
    case .event(.transition(let event)):
      if case .started = event.stage {
        lastStep = nil
        runningBefore = world.simulator.animationsInFlight
        isDisturbed = world.simulator.application.applicationState != .active
      }
      guard case .completed(true) = event.stage, !isDisturbed,
        let record = world.transitions.record(of: event.transition),
        let started = record.start?.instant,
        let completion = record.completion,
        record.setup.isAnimated, record.setup.hasCustomAnimator, !record.setup.hasInteractor,
        record.drive.drags.isEmpty,
        // The model's physics differ from UIKit's, so the time that dynamics bodies take to rest is
        // not judged.
        !world.simulator.animators.dynamicsHaveRun(since: started)
      else { return }
      judge(
        record, seconds: Double(completion.instant.nanoseconds - started.nanoseconds) / 1e9,
        promised: completion.duration, in: world)
    default: break
    }
  }

  private func judge(
    _ record: TransitionRecord, seconds: Double, promised: Double, in world: World
  ) {
    // An animation is not judged if it ends early at the instant of a step: an app may complete it
    // because the step requests something else.
    if seconds < promised, lastStep == world.simulator.now { return }
    world.exercise(.onTime)
    // The tolerance is one frame, because an animation ends with a frame, and a millisecond for
    // rounding.
    guard abs(seconds - promised) > 1.0 / 60 + 0.001 else { return }
    world.report(
      .onTime, "\(record.name) does not last as long as its animator says.",
      evidence: [
        "observed  \(Text.number(seconds)) s",
        "promised  transitionDuration \(Text.number(promised)) s",
      ],
      fix: seconds < promised && world.simulator.animationsInFlight > runningBefore
        ? "call completeTransition when the last animation has ended: it comes while one still runs"
        : "return from transitionDuration(using:) what the animation takes, delays included")
  }
}
