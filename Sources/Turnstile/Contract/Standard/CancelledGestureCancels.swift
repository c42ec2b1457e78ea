import HeadlessUIKit

extension Clause {
  /// A gesture that ends in `.cancelled` never finishes the transition it drove.
  ///
  /// A call comes in, the system takes the finger away, and the screen the person was only peeking
  /// behind is gone.
  public static let cancelledGestureCancels = Clause(
    .cancelledGestureCancels,
    promises: "a gesture that is cancelled never finishes the transition it drove"
  ) { CancelledGestureCancels() }
}

extension ClauseName {
  public static let cancelledGestureCancels = ClauseName(rawValue: "cancelled-gesture-cancels")
}

extension Finding {
  public static let cancelledGestureCancels = Finding(.cancelledGestureCancels)
}

private final class CancelledGestureCancels: Judge {
  let hears: Occurrence.Kinds = [.gestures, .transitions]
  /// Recognisers that were cancelled, with the transition each was driving then.
  private var cancelled: [Cancelled] = []

  private struct Cancelled {
    var recognizer: Int
    var transition: Int
    var drag: Int?
    var wasSwitchedOff: Bool
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(let event) = occurrence else { return }
    switch event {
    case .gesture(let recognizer, .cancelled): note(recognizer, in: world)
    case .gesture(let recognizer, .began):
      // The last drag decides: a transition that is caught again is decided anew.
      cancelled.removeAll { $0.recognizer == recognizer.serial }
    case .gesture(let recognizer, .ended):
      guard recognizer.tellsSomebody,
        GestureDelivery(of: recognizer, at: world.simulator.now).isContinuous,
        let drag = world.drag(ofGesture: recognizer.serial)
      else { return }
      // So is one that a later drag of another recogniser takes up, unless it had been decided by
      // then.
      let undecided = world.transitionsInFlight.filter { $0.letGoAt == nil }.map(\.serial)
      cancelled.removeAll { $0.drag.map { $0 < drag } == true && undecided.contains($0.transition) }
    case .transition(let event):
      guard let record = world.record(of: event.transition) else { return }
      switch event.stage {
      case .paused: cancelled.removeAll { $0.transition == record.serial }
      case .finishing:
        guard let recognizer = world.simulator.gestureBeingDelivered else {
          // The app itself switched the recogniser off in mid-drag and decided later: no finger was
          // taken away.
          cancelled.removeAll { $0.transition == record.serial && $0.wasSwitchedOff }
          return
        }
        // A touch that moves and is taken away in one turn is announced as a move first: who
        // finishes on that has not been told of the end.
        guard recognizer.state != .cancelled else { return }
        cancelled.removeAll { $0.transition == record.serial }
      case .completed(true):
        guard cancelled.contains(where: { $0.transition == record.serial }) else { return }
        var violation = Violation(
          .cancelledGestureCancels, at: world.milliseconds,
          "\(record.name) finished although the gesture that drove it was cancelled.",
          evidence: ["observed  completed (true)", "expected  cancelled (false)"],
          fix: record.earlyEndWasLost
            ? "remember a cancel that comes before the start, and send it from startInteractiveTransition(_:)"
            : "handle .cancelled and .failed apart from .ended: they always cancel")
        // A transition whose end was lost stands still until something else ends it.
        if record.earlyEndWasLost { violation.aftermath = .completesInTime(.earlyEndLost) }
        world.report(violation)
      default: break
      }
    default: break
    }
  }

  private func note(_ recognizer: UIGestureRecognizer, in world: World) {
    for record in world.transitionsInFlight
    where record.letGoAt == nil && (record.startedInteractively || record.interactorWasHandedOut)
      && record.drivenByRecognizers.contains(recognizer.serial)
      && record.heeds(drag: world.drag(ofGesture: recognizer.serial))
    {
      world.exercise(.cancelledGestureCancels)
      cancelled.append(
        Cancelled(
          recognizer: recognizer.serial, transition: record.serial,
          drag: world.drag(ofGesture: recognizer.serial), wasSwitchedOff: !recognizer.isEnabled))
    }
  }
}
