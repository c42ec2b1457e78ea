import HeadlessUIKit
import VirtualTime

extension Clause {
  /// A non-interactive animation lasts what `transitionDuration` said, within one frame.
  ///
  /// UIKit times what runs alongside by it: bars, alongside animations, a percent-driven
  /// interactor's scale.
  public static let onTime = Clause(
    .onTime, promises: "a non-interactive animation lasts what transitionDuration said"
  ) { OnTime() }
}

extension ClauseName {
  public static let onTime = ClauseName(rawValue: "on-time")
}

extension Finding {
  public static let onTime = Finding(.onTime)
}

private final class OnTime: Judge {
  let hears: Occurrence.Kinds = [.steps, .transitions]
  private var isDisturbed = false
  /// When something was last done to the app, once the transition had started.
  private var lastStep: VirtualInstant?

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      lastStep = world.simulator.now
      switch step.act {
      case .background, .stall: isDisturbed = true
      // The app may have a touch stop the animation, and a drag go on with it.
      case .down, .move, .tap: isDisturbed = true
      default: break
      }
    case .event(.transition(let event)):
      if case .started = event.stage {
        lastStep = nil
        isDisturbed = world.simulator.application.applicationState != .active
      }
      guard case .completed(true) = event.stage, !isDisturbed,
        let record = world.record(of: event.transition), let started = record.startedAt,
        record.isAnimated, record.hasCustomAnimator, !record.interactorWasHandedOut,
        record.drivenByDrags.isEmpty,
        // How long bodies take to come to rest is the model's own physics.
        !world.simulator.dynamicsHaveRun(since: started)
      else { return }
      judge(
        record, seconds: Double(world.simulator.now.nanoseconds - started.nanoseconds) / 1e9,
        in: world)
    default: break
    }
  }

  private func judge(_ record: TransitionRecord, seconds: Double, in world: World) {
    // What still runs may be finished at once when the next thing is asked for.
    if seconds < record.duration, lastStep == world.simulator.now { return }
    world.exercise(.onTime)
    // Within a frame, since an animation ends with one, and a millisecond for what rounding does.
    guard abs(seconds - record.duration) > 1.0 / 60 + 0.001 else { return }
    world.report(
      .onTime, "\(record.name) does not last as long as its animator says.",
      evidence: [
        "observed  \(Text.number(seconds)) s",
        "promised  transitionDuration \(Text.number(record.duration)) s",
      ],
      fix: "return from transitionDuration(using:) what the animation takes, delays included")
  }
}
