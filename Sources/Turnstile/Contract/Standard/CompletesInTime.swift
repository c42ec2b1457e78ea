import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that each transition in flight completes within its duration and two seconds after
  /// the finger is gone.
  ///
  /// After a transition that never completes, the screen never takes a touch again. The clause
  /// reports the cause: the interaction was not ended, an interactor was returned without a
  /// gesture, the end came before the start and was lost, the completion speed is zero, the
  /// animator never completed, or an animation cannot end.
  public static let completesInTime = Clause(
    .completesInTime,
    promises: "once the finger is gone, each transition completes within its duration and 2 s"
  ) { CompletesInTime() }
}

extension ClauseName {
  /// The name of the clause that promises: each transition completes in time.
  public static let completesInTime = ClauseName(rawValue: "completes-in-time")
}

extension Finding {
  /// The finding that a transition did not complete within its duration and two seconds, whatever
  /// the cause.
  public static let completesInTime = Finding(.completesInTime)

  /// Returns the finding for a transition that does not complete, with one of the clause's causes.
  public static func completesInTime(_ cause: Cause) -> Finding {
    Finding(.completesInTime, cause: cause)
  }
}

extension Cause {
  /// The cause of a finding: the finger is gone, and the app called neither finish nor cancel.
  public static let nobodyEnded = Cause(rawValue: "nobody-ended")
  /// The cause of a finding: the app returned an interactor although no gesture drove it.
  public static let noGesture = Cause(rawValue: "no-gesture")
  /// The cause of a finding: the app called finish or cancel before the transition had started,
  /// when the call has no effect.
  public static let earlyEndLost = Cause(rawValue: "early-end-lost")
  /// The cause of a finding: the completion speed of the interactor is below 0.1.
  public static let speedIsZero = Cause(rawValue: "speed-is-zero")
  /// The cause of a finding: the animator neither animated anything nor completed the transition.
  public static let neverCompleted = Cause(rawValue: "never-completed")
  /// The cause of a finding: an animation ended without completing the transition, or cannot end.
  public static let endlessAnimation = Cause(rawValue: "endless-animation")
}

extension Step {
  /// True if the step may make a stuck transition go on, because it starts something new in the
  /// app.
  fileprivate var wakesApp: Bool {
    switch act {
    case .down, .tap, .action, .rotate, .resize, .background: true
    case .move, .up, .cancel, .foreground, .stall, .settle, .suppose: false
    }
  }
}

/// The state of a late transition when its time is up: completed too late, or still under way. The
/// wording of the report depends on it.
private enum Delay {
  case completed, isUnderWay, isUnderWayAtTheEnd

  var verb: String {
    switch self {
    case .completed: "takes too long"
    case .isUnderWay: "stands still"
    case .isUnderWayAtTheEnd: "never completes"
    }
  }

  func observed(after seconds: Double) -> String {
    switch self {
    case .completed: "completed after \(Text.number(seconds)) s"
    case .isUnderWay: "still under way after \(Text.number(seconds)) s, when the next step came"
    case .isUnderWayAtTheEnd: "never completed"
    }
  }
}

extension World {
  /// Returns the reason why a transition under way does not complete, and advice; `nil` if it has
  /// been released.
  func hang(of record: TransitionRecord) -> (why: String, fix: String?)? {
    record.transition.map { transition in
      let (_, why, fix) = CompletesInTime().cause(record, transition, self)
      return (why, fix)
    }
  }
}

private final class CompletesInTime: Judge {
  let hears: Occurrence.Kinds = [.steps, .milestones]
  /// The serial numbers of the transitions that were already reported. If one of them is late a
  /// second time, the cause is the same, so it is not reported again.
  private var told: [Int] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    // The transitions under way are judged before the trace's next step, because that step may make
    // a stuck transition go on.
    if case .step(let step) = occurrence, step.wakesApp { judgeUnderWay(in: world) }
    guard case .event(.transition(let event)) = occurrence, case .completed = event.stage,
      let record = world.transitions.record(of: event.transition)
    else { return }
    world.exercise(.completesInTime)
    let taken = seconds(from: deadlineStart(record, world), to: world.simulator.now)
    let allowed = allowance(record, event.transition, world)
    guard taken > allowed else { return }
    report(record, event.transition, .completed, taken: taken, allowed: allowed, in: world)
  }

  func concluded(in world: World) {
    judgeUnderWay(isLast: true, in: world)
  }

  /// Reports the transitions that are still under way although their time is up. None is reported
  /// while dynamics bodies move, because the model's physics differ from UIKit's.
  private func judgeUnderWay(isLast: Bool = false, in world: World) {
    guard world.simulator.animators.runningDynamics == 0 else { return }
    for record in world.transitions.inFlight where record.start != nil {
      guard let transition = record.transition else { continue }
      let taken = seconds(from: deadlineStart(record, world), to: world.simulator.now)
      let allowed = allowance(record, transition, world)
      guard taken > allowed else { continue }
      report(
        record, transition, isLast ? .isUnderWayAtTheEnd : .isUnderWay, taken: taken,
        allowed: allowed, in: world)
    }
  }

  /// Returns the instant from which a transition's time counts: the latest of its start, the last
  /// lift of a finger, and the app's return to the foreground. A transition may wait for a finger,
  /// and nothing moves in the background.
  private func deadlineStart(_ record: TransitionRecord, _ world: World) -> VirtualInstant {
    max(
      record.beginning, world.interruptions.lastReturn,
      world.isTouched ? world.simulator.now : world.touches.lastLift)
  }

  private func allowance(
    _ record: TransitionRecord, _ transition: UIKitTransition, _ world: World
  ) -> Double {
    let driver = transition.interactor as? UIPercentDrivenInteractiveTransition
    // The time for the animation is its duration divided by the completion speed, where a speed
    // below a tenth counts as a tenth. Two more seconds are allowed, because after two seconds
    // without a change the screen seems dead to the user.
    let speed = min(1, max(0.1, Double(driver?.completionSpeed ?? 1)))
    // After dynamics have run, a transition is late only if it does not complete at all, because
    // the model bounces bodies for about as long as UIKit does, but not exactly. 50 s is most of
    // the minute for which a run waits.
    let bouncing: Double = hasBounced(record, world) ? 50 : 0
    return transition.transitionDuration / speed + 2 + world.interruptions.stalled + bouncing
  }

  private func hasBounced(_ record: TransitionRecord, _ world: World) -> Bool {
    world.simulator.animators.dynamicsHaveRun(since: record.beginning)
  }

  private func seconds(from start: VirtualInstant, to end: VirtualInstant) -> Double {
    Double(end.nanoseconds - start.nanoseconds) / 1e9
  }

  private func report(
    _ record: TransitionRecord, _ transition: UIKitTransition, _ delay: Delay, taken: Double,
    allowed: Double, in world: World
  ) {
    guard !told.contains(record.serial) else { return }
    told.append(record.serial)
    let (cause, why, fix) = cause(record, transition, world)
    let verb = record.completion != nil ? Delay.completed.verb : delay.verb
    world.report(
      .completesInTime(cause), "\(record.name) \(verb): \(why).",
      evidence: [
        "observed  \(delay.observed(after: taken))", "promised  within \(Text.number(allowed)) s",
      ] + observations(of: record, in: world).map { "seen      \($0)" }
        + (cause == .earlyEndLost && record.decision.earlyEndWasLost
          ? ["setting   earlyEnd: such an end is lost, as on devices (R74)"] : []),
      fix: fix, remedy: remedy(for: cause, of: record, transition, in: world), about: record)
  }

  /// Returns the change that the advice for a cause proposes; `nil` if the harness cannot make it.
  private func remedy(
    for cause: Cause, of record: TransitionRecord, _ transition: UIKitTransition, in world: World
  ) -> Remedy? {
    let isPercentDriven = transition.interactor is UIPercentDrivenInteractiveTransition
    switch cause {
    case .earlyEndLost where record.decision.earlyEndWasLost && isPercentDriven:
      return .rememberedEnds
    case .noGesture where pause(of: record, in: world) == nil:
      return .noInteractor(transition: record.serial)
    case .nobodyEnded where isPercentDriven && !record.drive.calledAnotherInteractor:
      return .endWithGesture(transition: record.serial)
    default: return nil
    }
  }

  /// Returns the lines of evidence about a transition that has stopped moving: the time in which
  /// its animations ran, and its pause.
  private func observations(of record: TransitionRecord, in world: World) -> [String] {
    var told: [String] = []
    if let first = record.motion.firstAnimation, let last = record.motion.lastAnimation,
      record.decision.instant == nil,
      record.decision.pause != nil || record.start?.isInteractive != true
    {
      told.append(
        first == last
          ? "an animation began at \(world.milliseconds(at: first)) ms"
          : "animations from \(world.milliseconds(at: first)) to \(world.milliseconds(at: last)) ms"
      )
    }
    if let pause = pause(of: record, in: world) {
      told.append("\(words(on: pause, in: world)), and nothing after that")
    }
    return told
  }

  /// Returns the pause that still stops the transition: a pause of its interactive part, or else of
  /// a property animator; `nil` if the transition is not paused.
  private func pause(of record: TransitionRecord, in world: World) -> AnimatorPause? {
    guard record.completion == nil, record.decision.instant == nil else { return nil }
    return record.decision.pause
      ?? world.simulator.animators.pause.flatMap { $0.instant >= record.beginning ? $0 : nil }
  }

  private func words(on pause: AnimatorPause, in world: World) -> String {
    "paused" + (pause.gesture.map { " by \($0)" } ?? "")
      + " at \(world.milliseconds(at: pause.instant)) ms"
  }

  /// Returns true if more display links, timers or other pending work run now than at the start of
  /// the trace. They may drive the late transition.
  private func somethingTicks(in world: World) -> Bool {
    let now = RestingState.Activity(of: world.simulator)
    guard let start = world.rests.start?.activity else { return false }
    return now.ticks > start.ticks || now.pending > start.pending
  }

  fileprivate func cause(
    _ record: TransitionRecord, _ transition: UIKitTransition, _ world: World
  ) -> (Cause, why: String, fix: String?) {
    let driver = transition.interactor as? UIPercentDrivenInteractiveTransition
    // A duration of zero shows that a subclass has overridden `startInteractiveTransition(_:)`
    // without calling super, because `UIPercentDrivenInteractiveTransition` reads the duration
    // there, also where no finger starts the transition (R126).
    if let driver, driver.duration == 0, transition.transitionDuration > 0,
      record.start?.isInteractive == true || world.simulator.behavior.startsInteractorRegardless,
      !record.motion.movedItsViews
    {
      // The override may drive the transition by itself, and then nobody can once its gesture is
      // over.
      return record.start?.gestureWasOver == true ? Self.lateStart : Self.startWithoutSuper
    }
    if let driver, record.decision.instant != nil, driver.completionSpeed < 0.1 {
      return (
        .speedIsZero, "its completion speed is \(Text.number(driver.completionSpeed))",
        "keep completionSpeed above zero, also at the very end"
      )
    }
    if record.start?.isInteractive == true, record.decision.instant == nil {
      return missingEnd(record, isPercentDriven: driver != nil, world)
    }
    if record.decision.earlyEndWasLost, record.decision.instant == nil { return Self.earlyEnd }
    if let driver, record.start?.isInteractive == true, record.motion.firstAnimation != nil,
      driver.holdsAnimation
    {
      return Self.endOfContextAlone(cancelled: record.decision.isCancel)
    }
    // For a percent-driven interactor only an animation counts as a movement, because such an
    // interactor reports progress in any case.
    if !hasBounced(record, world),
      driver == nil ? !record.motion.hasMoved : record.motion.firstAnimation == nil
    {
      return neverAnimated(record, world)
    }
    if let pause = pause(of: record, in: world) {
      return (
        .endlessAnimation, "it was \(words(on: pause, in: world)), and nobody went on",
        advice(on: pause)
      )
    }
    return unfinished(record, transition, world)
  }

  /// Returns the cause and the advice for a transition whose interactive phase was ended at the
  /// context and not at the percent-driven interactor, which still holds the animation.
  private static func endOfContextAlone(
    cancelled: Bool
  ) -> (Cause, why: String, fix: String?) {
    let call = cancelled ? "cancel" : "finish"
    return (
      .endlessAnimation,
      "the app called \(call)InteractiveTransition() of the context, and the percent-driven "
        + "interactor still holds the animation",
      "call \(call)() of the interactor instead: it tells the context, and runs the animation"
    )
  }

  /// Returns the cause and the advice for a transition that does not complete although animations
  /// were observed and nothing has paused them.
  private func unfinished(
    _ record: TransitionRecord, _ transition: UIKitTransition, _ world: World
  ) -> (Cause, why: String, fix: String?) {
    let now = RestingState.Activity(of: world.simulator)
    let hasEnded = world.rests.start.map { now.animations <= $0.activity.animations } ?? false
    // An interactor of the app's own class has ended the phase by the context, and nothing but the
    // app completes the transition then.
    if let end = record.decision.instant,
      !(transition.interactor is UIPercentDrivenInteractiveTransition)
    {
      let outcome = record.decision.isCancel ? "cancelled" : "finished"
      return (
        .endlessAnimation,
        "its interactive phase was \(outcome) at \(world.milliseconds(at: end)) ms, "
          + (hasEnded ? "" : "an animation has not ended since, ") + "and nobody completed it",
        hasEnded
          ? "call completeTransition(\(!record.decision.isCancel)) after "
            + "\(record.decision.isCancel ? "cancel" : "finish")InteractiveTransition(), which ends "
            + "only the interactive phase"
          : "let the animation run on where the interactive phase ends, and complete at its end"
      )
    }
    if hasEnded, let idle = idleAnimator(of: record, in: world) {
      return (.endlessAnimation, idle, Self.startAnimator)
    }
    if hasEnded, let empty = emptyAnimator(of: record, in: world) {
      return (.endlessAnimation, empty, Self.fillAnimator)
    }
    guard hasEnded else {
      return (
        .endlessAnimation, "its animation ended without completing it, or cannot end",
        "complete from the completion of an animation that always runs"
      )
    }
    return (
      .endlessAnimation, "its animations have ended, and nobody completed it",
      transition.transitionWasCancelled
        ? "call completeTransition where the transition was cancelled, too"
        : "call completeTransition when the animation has ended, on every path"
    )
  }

  /// Returns the cause and the advice for a transition that does not complete and of which no
  /// animation of a view or layer was observed.
  private func neverAnimated(
    _ record: TransitionRecord, _ world: World
  ) -> (Cause, why: String, fix: String?) {
    if let restart = world.simulator.animators.emptyRestart, restart >= record.beginning {
      return (
        .neverCompleted,
        "a property animator that had run before was started again, and had nothing to animate",
        "forget the animator in animationEnded(_:), and make one for each transition"
      )
    }
    if let idle = idleAnimator(of: record, in: world) {
      return (.neverCompleted, idle, Self.startAnimator)
    }
    if let empty = emptyAnimator(of: record, in: world) {
      return (.neverCompleted, empty, Self.fillAnimator)
    }
    if let pause = pause(of: record, in: world) {
      return (
        .neverCompleted,
        "it was \(words(on: pause, in: world)) before anything moved, and nobody went on",
        advice(on: pause)
      )
    }
    if somethingTicks(in: world) {
      return (
        .neverCompleted, "a display link or a timer still runs, and nobody has completed it", nil
      )
    }
    if world.interruptions.resized(since: record.request.instant) {
      return (
        .neverCompleted,
        "nothing was animated after the window changed its size, and nobody completed it", nil
      )
    }
    return (
      .neverCompleted, "the animator returned without animating or completing",
      "call completeTransition on every path, such as where a guard returns"
    )
  }

  private static let startAnimator = "call startAnimation() of the property animator on every path"

  /// Returns words for a property animator that got a completion during the transition and was
  /// never started; `nil` if there is none.
  private func idleAnimator(of record: TransitionRecord, in world: World) -> String? {
    guard let instant = world.simulator.animators.idleSince,
      instant >= record.beginning
    else { return nil }
    return "a property animator got its completion at \(world.milliseconds(at: instant)) ms, "
      + "and nobody started it"
  }

  private static let fillAnimator =
    "give it its animations and a completion that completes, also where a guard returns"

  /// Returns words for a property animator without animations and completions that was started
  /// during the transition; `nil` if there is none.
  private func emptyAnimator(of record: TransitionRecord, in world: World) -> String? {
    guard let instant = world.simulator.animators.emptyStart,
      instant >= record.beginning
    else { return nil }
    return "a property animator without animations and completions was started at "
      + "\(world.milliseconds(at: instant)) ms"
  }

  /// Returns advice for a transition that a gesture has paused; `nil` if code has paused it,
  /// because it is not known which code should continue it.
  private func advice(on pause: AnimatorPause) -> String? {
    pause.gesture.map { "go on, or finish, on every path on which the gesture of \($0) ends" }
  }

  private static let startWithoutSuper = (
    Cause.neverCompleted,
    why: "the call of startInteractiveTransition(_:) did not reach the percent-driven superclass",
    fix: Optional("call super in the override of startInteractiveTransition(_:)")
  )

  private static let earlyEnd = (
    Cause.earlyEndLost, why: "finish or cancel came before it had started, and was lost",
    fix: Optional("remember an early end and send it from startInteractiveTransition(_:)")
  )

  private static let lateStart = (
    Cause.earlyEndLost, why: "the gesture was over before it had started, and nobody ended it",
    fix: Optional(
      "remember how the gesture ended, and finish or cancel in startInteractiveTransition(_:)")
  )

  /// Returns the cause and the advice for an interactive transition that does not complete, because
  /// it waits for a finger that is gone.
  private func missingEnd(
    _ record: TransitionRecord, isPercentDriven: Bool, _ world: World
  ) -> (Cause, why: String, fix: String?) {
    let asked = record.request.continuousRecognizer
    let end = (record.drive.recognizers.last ?? asked).flatMap { world.gestures.end(of: $0) }
    if record.decision.earlyEndWasLost { return Self.earlyEnd }
    // The lost call counts as the cause if the gesture was over before the start: an interactor of
    // the app's own class has then probably got a finish or cancel that the model could not
    // observe.
    if asked != nil, record.start?.gestureWasOver == true, !isPercentDriven {
      return Self.lateStart
    }
    // The same holds for a request that a handler leaves to a task or a queue. Nothing has told the
    // interactor's context anything, and the gesture that could is over.
    let underWay = record.request.gesturesUnderWay
    if asked == nil, !record.drive.isContinuous, !isPercentDriven, !underWay.isEmpty,
      let start = record.start?.instant,
      underWay.allSatisfy({ world.gestures.end(of: $0).map { $0.instant <= start } ?? false })
    {
      return Self.lateStart
    }
    if asked == nil, !record.drive.isContinuous, let pause = pause(of: record, in: world) {
      return (
        .noGesture,
        "an interactor was handed out, it was \(words(on: pause, in: world)), and nobody called "
          + "finish or cancel", advice(on: pause)
      )
    }
    if asked == nil, !record.drive.isContinuous {
      return (
        .noGesture, "an interactor was handed out although no gesture drives it",
        "return the interactor only while its gesture is under way, else nil"
      )
    }
    if record.drive.calledAnotherInteractor {
      return (
        .nobodyEnded, "what the finger does is told to another interactor than the one handed out",
        "hand out the interactor that the gesture drives"
      )
    }
    return unendedCause(record, end)
  }

  /// Returns the cause and the advice for a transition that does not complete after its gesture,
  /// because nobody told the interactor to finish or cancel.
  private func unendedCause(
    _ record: TransitionRecord, _ end: GestureEnd?
  ) -> (Cause, why: String, fix: String?) {
    switch end?.state {
    case .cancelled, .failed:
      return (
        .nobodyEnded, "the gesture was cancelled, and nobody called finish or cancel",
        "handle .cancelled and .failed as well as .ended: each must finish or cancel"
      )
    case .ended where record.start?.gestureWasOver == true:
      // The report says only that nobody ended the transition: a percent-driven interactor of the
      // app's own subclass may have received a finish or cancel without forwarding it.
      return (
        .nobodyEnded, "the gesture was over before it had started, and nobody ended it",
        "call finish or cancel on every path of .ended, and in startInteractiveTransition(_:) "
          + "where the gesture is over by then"
      )
    case .ended:
      return (
        .nobodyEnded, "the gesture is over, and nobody called finish or cancel",
        "call finish or cancel on every path of .ended"
      )
    default:
      // There is no advice after any other end of the gesture: the handler may not have received
      // it, or the recogniser may have reported no end.
      return (.nobodyEnded, "the finger is gone, and nobody called finish or cancel", nil)
    }
  }
}
