import HeadlessUIKit

extension Clause {
  /// The clause that a gesture that ends in `.cancelled` never finishes the transition that it
  /// drove.
  ///
  /// Example: a call comes in, the system cancels the touch, and the screen that the user was only
  /// about to leave is gone.
  public static let cancelledGestureCancels = Clause(
    .cancelledGestureCancels,
    promises: "a gesture that is cancelled never finishes the transition it drove"
  ) { CancelledGestureCancels() }
}

extension ClauseName {
  /// The name of the clause that promises: a cancelled gesture never finishes its transition.
  public static let cancelledGestureCancels = ClauseName(rawValue: "cancelled-gesture-cancels")
}

extension Finding {
  /// The finding that a gesture was cancelled, and the transition that it drove finished
  /// nevertheless.
  public static let cancelledGestureCancels = Finding(.cancelledGestureCancels)
}

private final class CancelledGestureCancels: Judge {
  let hears: Occurrence.Kinds = [.gestures, .milestones]
  /// The cancelled gestures that must not finish their transitions, each with its recogniser and
  /// its transition.
  private var cancelled: [Cancelled] = []

  private struct Cancelled {
    var recognizer: Int
    var transition: Int
    var drag: Int?
    var wasSwitchedOff: Bool
    /// True if the recogniser's own action switched it off.
    var brokeItselfOff: Bool
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(let event) = occurrence else { return }
    switch event {
    case .gesture(let recognizer, .cancelled): note(recognizer, in: world)
    case .gesture(let recognizer, .began):
      // When a recogniser begins a new drag, its earlier cancelled gesture no longer counts,
      // because the transition that the drag has caught gets a new decision.
      cancelled.removeAll { $0.recognizer == recognizer.serial }
    case .gesture(let recognizer, .ended):
      guard recognizer.tellsSomebody,
        GestureDelivery(of: recognizer, at: world.simulator.now).isContinuous,
        let drag = world.gestures.drag(of: recognizer.serial)
      else { return }
      // A cancelled gesture no longer counts, either, after another recogniser's later drag has
      // taken up the undecided transition and has ended.
      let undecided = world.transitions.inFlight.filter { $0.decision.instant == nil }.map(\.serial)
      cancelled.removeAll { $0.drag.map { $0 < drag } == true && undecided.contains($0.transition) }
    case .transition(let event):
      guard let record = world.transitions.record(of: event.transition) else { return }
      note(event.stage, of: record, in: world)
    default: break
    }
  }

  private func note(
    _ stage: TransitionEvent.Stage, of record: TransitionRecord, in world: World
  ) {
    switch stage {
    case .paused: cancelled.removeAll { $0.transition == record.serial }
    case .finishing:
      guard let recognizer = world.simulator.gestureBeingDelivered else {
        // An app that itself disabled the recogniser during the drag, and so cancelled the gesture,
        // may finish the transition later: the system did not cancel any touch.
        cancelled.removeAll { $0.transition == record.serial && $0.wasSwitchedOff }
        return
      }
      // A finish is allowed if the handler does not know of the cancel yet: a touch that moves and
      // is cancelled in one turn of the run loop is announced as a move first.
      // It is also allowed if the handler itself has disabled its recogniser: the drag was over
      // when the app had seen enough of it, and no touch was taken away.
      let isAllowed = recognizer.state != .cancelled
      cancelled.removeAll {
        $0.transition == record.serial
          && (isAllowed || $0.brokeItselfOff && $0.recognizer == recognizer.serial)
      }
    case .completed(true):
      guard cancelled.contains(where: { $0.transition == record.serial }) else { return }
      report(record, in: world)
    default: break
    }
  }

  private func report(_ record: TransitionRecord, in world: World) {
    var violation = Violation(
      .cancelledGestureCancels, at: world.milliseconds,
      "\(record.name) finished although the gesture that drove it was cancelled.",
      evidence: ["observed  completed (true)", "expected  cancelled (false)"],
      fix: record.decision.earlyEndWasLost
        ? "remember a cancel that comes before the start, and send it from startInteractiveTransition(_:)"
        : "handle .cancelled and .failed apart from .ended: they always cancel")
    violation.remedy =
      record.decision.earlyEndWasLost
      ? .rememberedEnds
      : record.start?.isPercentDriven == true
        ? .cancelWithGesture(transition: record.serial) : nil
    // A transition whose finish or cancel had no effect stands still until another call ends it. So
    // this finding may be an aftermath of the lost call.
    if record.decision.earlyEndWasLost { violation.aftermath = .completesInTime(.earlyEndLost) }
    world.report(violation)
  }

  private func note(_ recognizer: UIGestureRecognizer, in world: World) {
    for record in world.transitions.inFlight
    where record.decision.instant == nil
      && (record.start?.isInteractive == true || record.setup.hasInteractor)
      && record.drive.recognizers.contains(recognizer.serial)
      && record.heeds(drag: world.gestures.drag(of: recognizer.serial))
    {
      world.exercise(.cancelledGestureCancels)
      cancelled.append(
        Cancelled(
          recognizer: recognizer.serial, transition: record.serial,
          drag: world.gestures.drag(of: recognizer.serial), wasSwitchedOff: !recognizer.isEnabled,
          brokeItselfOff: !recognizer.isEnabled
            && world.simulator.gestureBeingDelivered === recognizer))
    }
  }
}
