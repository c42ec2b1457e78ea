import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that a hard flick in either direction decides the outcome of the transition,
  /// whatever the distance that the finger has moved.
  ///
  /// A user who flicks expects the screen to go in that direction, however far the finger moved.
  ///
  /// An app may refuse a transition: one that also springs back when the finger goes all the way,
  /// slowly as well as quickly, is not reported.
  public static let respectsVelocity: Clause = {
    var clause = Clause(
      .respectsVelocity, promises: "a hard flick in either direction wins over distance"
    ) { RespectsVelocity() }
    clause.excuse = { trace, runner in
      for drag in trace.drags
      where runner.violation(of: .respectsVelocity, in: drag.trace, where: { _ in }) != nil {
        guard let ending = runner.ending(of: drag.trace), ending.outcomes.last?.finished == false,
          let slow = drag.allTheWay(resting: 500), let fast = drag.allTheWay(resting: 0)
        else { return false }
        return [slow, fast].allSatisfy { runner.ending(of: $0)?.outcomes == ending.outcomes }
      }
      return false
    }
    return clause
  }()
}

/// A trace that is cut off after a drag, for finding out if the app would ever finish the
/// transition.
private struct DragEnding {
  var trace: Trace
  /// The number of the finger whose drag is the last one of the trace.
  var finger: Int

  /// Returns the trace with a longer last drag, to find out if the app would ever finish the
  /// transition; `nil` if the finger does not move.
  ///
  /// - Parameter still: The milliseconds for which the finger rests at the end of the drag.
  func allTheWay(resting still: Int) -> Trace? {
    var spots: [(index: Int, spot: Step.Spot)] = []
    for (index, step) in trace.steps.enumerated() {
      switch step.act {
      case .down(finger, let spot): spots = [(index, spot)]
      case .move(finger, let spot): spots.append((index, spot))
      default: break
      }
    }
    guard let last = spots.last, let before = spots.dropLast().last else { return nil }
    let way = (x: last.spot.x - before.spot.x, y: last.spot.y - before.spot.y)
    // The last drag is made longer than any screen is wide, so that the finger goes all the way.
    let far = 1_000
    var steps = trace.steps
    steps[last.index].act = .move(
      finger: finger,
      abs(way.y) >= abs(way.x)
        ? Step.Spot(last.spot.x, last.spot.y + far * way.y.signum())
        : Step.Spot(last.spot.x + far * way.x.signum(), last.spot.y))
    if steps.last?.act == .up(finger: finger) { steps.removeLast() }
    steps.append(Step((trace.steps.last?.time ?? 0) + still, .up(finger: finger)))
    return Trace(steps)
  }
}

extension Trace {
  /// The beginnings of the trace up to the end of each drag, the shortest one first.
  fileprivate var drags: [DragEnding] {
    var drags: [DragEnding] = []
    var moved: Int?
    for (index, step) in steps.enumerated() {
      switch step.act {
      case .move(let finger, _): moved = finger
      case .up(let finger) where finger == moved:
        drags.append(DragEnding(trace: Trace(Array(steps[...index])), finger: finger))
        moved = nil
      default: break
      }
    }
    // A trace may end with a finger on the screen. Its drag counts, too, because the harness lifts
    // the finger after the trace.
    if let moved { drags.append(DragEnding(trace: self, finger: moved)) }
    return drags
  }
}

extension ClauseName {
  /// The name of the clause that promises: a hard flick wins over distance.
  public static let respectsVelocity = ClauseName(rawValue: "respects-velocity")
}

extension Finding {
  /// The finding that a hard flick did not decide the direction of the transition.
  public static let respectsVelocity = Finding(.respectsVelocity)
}

private final class RespectsVelocity: Judge {
  let hears: Occurrence.Kinds = [.touches, .gestures, .transitions]
  /// The speed of a hard flick in points per second: three times the 500 or so at which interactors
  /// usually let velocity decide, so that no sensible threshold of an app is higher.
  private static let hard: CGFloat = 1_500

  private var origin = CGPoint.zero
  private var finger = CGPoint.zero
  private var hasOneFinger = true
  /// The direction in which a drag drives the transition forward, learned from growing progress or
  /// from views that follow the finger, and the drag that showed it.
  private var direction: (transition: Int, way: CGPoint, drag: Int)?
  /// The positions of a transition's views and of the finger when the finger first moved during the
  /// transition. Later positions show if the views follow the finger.
  private var start: (transition: Int, places: [CGPoint], finger: CGPoint)?
  private var flick: (transition: Int, finishes: Bool, speed: CGFloat)?
  /// The progress at the beginning of a drag for a transition. Only progress well above it shows
  /// the direction of the transition.
  private var first: (transition: Int, drag: Int, progress: CGFloat)?
  /// The instant of the latest event of a finger.
  private var lastTouch: VirtualInstant?
  /// The progress that was last reported, with the transition that made it.
  private var latest: (transition: Int, progress: CGFloat)?
  /// The serial numbers of the transitions whose progress grows at other instants than those at
  /// which the finger moves, as with a display link. Such progress does not show which way of the
  /// finger is forward.
  private var growsByItself: Set<Int> = []
  /// The serial numbers of the transitions that a finger has caught, that is, paused while they
  /// were under way.
  private var caught: Set<Int> = []

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.touch(let touch)):
      lastTouch = world.simulator.now
      finger = touch.location(in: nil)
      if touch.phase == .began {
        origin = finger
        // Only drags with one finger are judged, because the centre of several fingers moves
        // differently from each of them.
        hasOneFinger = world.touches.fingers <= 1
      } else if let record = world.transitions.inFlight.last, record.start?.isInteractive == true,
        start?.transition != record.serial
      {
        start = (record.serial, places(of: record), finger)
      }
    case .event(.gesture(let recognizer, .ended)): notice(recognizer, in: world)
    case .event(.gesture(_, .began)): flick = nil
    case .event(.transition(let event)):
      guard let record = world.transitions.record(of: event.transition) else { return }
      switch event.stage {
      case .progress(let progress): hear(progress, of: record, in: world)
      // A pause clears the recorded flick, because a transition that is caught again gets a new
      // decision.
      case .paused:
        flick = nil
        latest = nil
        growsByItself.remove(record.serial)
        caught.insert(record.serial)
      case .completed(let outcome): judge(outcome, record, in: world)
      default: break
      }
    default: break
    }
  }

  private func hear(_ progress: CGFloat, of record: TransitionRecord, in world: World) {
    if let latest, latest.transition == record.serial, progress > latest.progress,
      world.simulator.now != lastTouch
    {
      growsByItself.insert(record.serial)
      if direction?.transition == record.serial { direction = nil }
    }
    latest = (record.serial, progress)
    guard direction?.transition != record.serial, !growsByItself.contains(record.serial) else {
      return
    }
    if first?.transition != record.serial || first?.drag != world.touches.drags.count {
      // For a caught transition the progress at the catch counts as the beginning, because a
      // transition that runs by itself has made some progress by then.
      let isCaught = caught.contains(record.serial)
      first = (record.serial, world.touches.drags.count, isCaught ? progress : min(progress, 0))
    }
    // Progress shows a direction only if it grows by more than two hundredths, because an app may
    // keep one hundredth so that a card is visibly held.
    if progress - (first?.progress ?? 0) > 0.02 { learn(record, in: world) }
  }

  private var way: CGPoint { CGPoint(x: finger.x - origin.x, y: finger.y - origin.y) }

  private func learn(_ record: TransitionRecord, in world: World) {
    if way.axis(tolerance: 3) != nil { direction = (record.serial, way, world.touches.drags.count) }
  }

  private func places(of record: TransitionRecord) -> [CGPoint] {
    [record.controllers.from, record.controllers.to].map { controller in
      guard let layer = controller?.viewIfLoaded?.layer else { return .zero }
      let shown = layer.presentation() ?? layer
      return CGPoint(
        x: shown.position.x + shown.transform.m41, y: shown.position.y + shown.transform.m42)
    }
  }

  /// Learns the direction of a transition whose interactor reports no progress, from views that
  /// follow the finger.
  private func watch(_ record: TransitionRecord, in world: World) {
    guard !record.motion.hasProgress, let start,
      start.transition == record.serial,
      let axis = way.axis(tolerance: 3)
    else { return }
    let went = finger[keyPath: axis] - start.finger[keyPath: axis]
    // A view follows the finger only if it has moved more than 10 points, the distance after which
    // a pan begins.
    let follows = zip(start.places, places(of: record)).contains { before, after in
      let moved = after[keyPath: axis] - before[keyPath: axis]
      return abs(moved) > 10 && abs(went) > 10 && (moved < 0) == (went < 0)
        && (went < 0) == (way[keyPath: axis] < 0)
    }
    if follows { learn(record, in: world) }
  }

  private func notice(_ recognizer: UIGestureRecognizer, in world: World) {
    guard hasOneFinger, let pan = recognizer as? UIPanGestureRecognizer,
      let record = world.transitions.inFlight.first(where: {
        $0.drive.recognizers.contains(recognizer.serial) && $0.decision.instant == nil
      }),
      // The system's own swipe or sheet is not judged, because UIKit, and not the app, decides
      // there what a flick means.
      !record.setup.isDrivenBySystem
    else { return }
    // A later drag on an undecided transition is not judged unless it has caught the transition,
    // because it may mean either direction.
    if record.drive.drags.count > 1, !caught.contains(record.serial) { return }
    if direction?.transition != record.serial { watch(record, in: world) }
    guard let direction, direction.transition == record.serial,
      let axis = direction.way.axis(tolerance: 3)
    else { return }
    let sign: CGFloat = direction.way[keyPath: axis] < 0 ? -1 : 1
    // The drag is not judged if the finger ends on the other side of the place where it came down,
    // because the forward direction is unknown there.
    if direction.drag == world.touches.drags.count, way[keyPath: axis] * sign < 0 { return }
    // A flick is judged only if its speed across the axis is at most a quarter of that along it,
    // which is 14 degrees off; with more, the user may mean the other axis.
    let velocity = pan.velocity(in: nil)
    let speed = velocity[keyPath: axis]
    guard abs(speed) > Self.hard, velocity.axis(tolerance: abs(speed) / 4) == axis else { return }
    flick = (record.serial, speed * sign > 0, speed * sign)
  }

  private func judge(_ outcome: Bool, _ record: TransitionRecord, in world: World) {
    guard let flick, flick.transition == record.serial else { return }
    world.exercise(.respectsVelocity)
    guard flick.finishes != outcome else { return }
    world.report(
      .respectsVelocity,
      "\(record.name) was flicked \(flick.finishes ? "onwards" : "back") and \(outcome ? "finished" : "cancelled").",
      evidence: [
        "observed  \(outcome ? "finished" : "cancelled") at \(Text.number(flick.speed)) points per second",
        "expected  \(flick.finishes ? "finished" : "cancelled")",
      ],
      fix: "decide by velocity first, and by distance only when the finger is slow")
  }
}

extension CGPoint {
  /// Returns the axis along which a vector lies, with at most a tolerance across the axis; `nil` if
  /// the vector lies along none.
  ///
  /// The axis of an interactor is unknown, and a few points across it are enough for visible
  /// progress. So only a drag straight along an axis shows which axis counts.
  fileprivate func axis(tolerance: CGFloat) -> KeyPath<CGPoint, CGFloat>? {
    if abs(x) <= tolerance, abs(y) > 2 * abs(x) { return \.y }
    if abs(y) <= tolerance, abs(x) > 2 * abs(y) { return \.x }
    return nil
  }
}
