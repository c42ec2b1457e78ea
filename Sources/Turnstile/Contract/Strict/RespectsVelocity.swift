import HeadlessUIKit

extension Clause {
  /// A hard flick in either direction wins over distance.
  ///
  /// A person who flicks expects the screen to go where they flicked it, however far the finger
  /// came.
  ///
  /// An app may refuse: what springs back also when the finger takes it all the way, slowly, is not
  /// turned back for want of distance.
  public static let respectsVelocity: Clause = {
    var clause = Clause(
      .respectsVelocity, promises: "a hard flick in either direction wins over distance"
    ) { RespectsVelocity() }
    clause.excuse = { trace, runner in
      for drag in trace.drags
      where runner.violation(of: .respectsVelocity, in: drag.trace, where: { _ in }) != nil {
        guard let ending = runner.ending(of: drag.trace), ending.outcomes.last?.finished == false,
          let slow = drag.slow, let other = runner.ending(of: slow)
        else { return false }
        return other.outcomes == ending.outcomes
      }
      return false
    }
    return clause
  }()
}

/// A trace that ends with a drag.
private struct DragEnding {
  var trace: Trace
  /// The finger that drags last.
  var finger: Int

  /// The same with the finger going all the way that it was going last, and leaving when it has
  /// stood still for long; `nil` if it goes nowhere.
  var slow: Trace? {
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
    // More than any screen is long; no velocity is measured over half a second.
    let (far, still) = (1_000, 500)
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
  /// What there is of the trace by the end of each of its drags, the first one first.
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
    // The harness lifts what a trace leaves on the glass.
    if let moved { drags.append(DragEnding(trace: self, finger: moved)) }
    return drags
  }
}

extension ClauseName {
  public static let respectsVelocity = ClauseName(rawValue: "respects-velocity")
}

extension Finding {
  public static let respectsVelocity = Finding(.respectsVelocity)
}

private final class RespectsVelocity: Judge {
  let hears: Occurrence.Kinds = [.touches, .gestures, .transitions]
  /// Points per second that are a hard flick: three times the 500 or so at which interactors let
  /// velocity decide, so that no sensible threshold of an app's own lies above it.
  private static let hard: CGFloat = 1_500

  private var origin = CGPoint.zero
  private var finger = CGPoint.zero
  private var hasOneFinger = true
  /// Where progress was seen to grow, or the views to follow the finger: the direction of the
  /// transition, and the drag that showed it.
  private var direction: (transition: Int, way: CGPoint, drag: Int)?
  /// Where the views of a transition and the finger were when it was first moved under way.
  private var start: (transition: Int, places: [CGPoint], finger: CGPoint)?
  private var flick: (transition: Int, finishes: Bool, speed: CGFloat)?
  /// The first progress that each drag gave to a transition: from there it has to grow to show a
  /// direction.
  private var first: (transition: Int, drag: Int, progress: CGFloat)?
  /// Transitions that were caught under way.
  private var caught: Set<Int> = []

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.touch(let touch)):
      finger = touch.location(in: nil)
      if touch.phase == .began {
        origin = finger
        // The middle of several fingers goes elsewhere than any of them.
        hasOneFinger = !world.isTouchedByMany
      } else if let record = world.transitionsInFlight.last, record.startedInteractively,
        start?.transition != record.serial
      {
        start = (record.serial, places(of: record), finger)
      }
    case .event(.gesture(let recognizer, .ended)): notice(recognizer, in: world)
    case .event(.gesture(_, .began)): flick = nil
    case .event(.transition(let event)):
      guard let record = world.record(of: event.transition) else { return }
      switch event.stage {
      case .progress(let progress) where direction?.transition != record.serial:
        if first?.transition != record.serial || first?.drag != world.drags.count {
          // What runs by itself has come some way before it is caught.
          let isCaught = caught.contains(record.serial)
          first = (record.serial, world.drags.count, isCaught ? progress : min(progress, 0))
        }
        // Apps keep up to a hundredth, so that a card can be seen to be held: twice that is a way.
        if progress - (first?.progress ?? 0) > 0.02 { learn(record, in: world) }
      // The last drag decides: a transition that is caught again is decided anew.
      case .paused:
        flick = nil
        caught.insert(record.serial)
      case .completed(let outcome): judge(outcome, record, in: world)
      default: break
      }
    default: break
    }
  }

  private var way: CGPoint { CGPoint(x: finger.x - origin.x, y: finger.y - origin.y) }

  private func learn(_ record: TransitionRecord, in world: World) {
    if way.axis(tolerance: 3) != nil { direction = (record.serial, way, world.drags.count) }
  }

  private func places(of record: TransitionRecord) -> [CGPoint] {
    [record.from, record.to].map { controller in
      guard let layer = controller?.viewIfLoaded?.layer else { return .zero }
      let shown = layer.presentation() ?? layer
      return CGPoint(
        x: shown.position.x + shown.transform.m41, y: shown.position.y + shown.transform.m42)
    }
  }

  /// Learns the direction of a transition whose interactor tells no progress: its views follow the
  /// finger.
  private func watch(_ record: TransitionRecord, in world: World) {
    guard !record.toldProgress, let start,
      start.transition == record.serial,
      let axis = way.axis(tolerance: 3)
    else { return }
    let went = finger[keyPath: axis] - start.finger[keyPath: axis]
    // Less than the slop of a pan is no following.
    let follows = zip(start.places, places(of: record)).contains { before, after in
      let moved = after[keyPath: axis] - before[keyPath: axis]
      return abs(moved) > 10 && abs(went) > 10 && (moved < 0) == (went < 0)
        && (went < 0) == (way[keyPath: axis] < 0)
    }
    if follows { learn(record, in: world) }
  }

  private func notice(_ recognizer: UIGestureRecognizer, in world: World) {
    guard hasOneFinger, let pan = recognizer as? UIPanGestureRecognizer,
      let record = world.transitionsInFlight.first(where: {
        $0.drivenByRecognizers.contains(recognizer.serial) && $0.letGoAt == nil
      }),
      // What a flick means to the system's own swipe or sheet is not for the app to say.
      !record.isDrivenBySystem
    else { return }
    // A drag that comes upon a transition left hanging by the drag before, and does not catch it,
    // may go any way.
    if record.drivenByDrags.count > 1, !caught.contains(record.serial) { return }
    if direction?.transition != record.serial { watch(record, in: world) }
    guard let direction, direction.transition == record.serial,
      let axis = direction.way.axis(tolerance: 3)
    else { return }
    let sign: CGFloat = direction.way[keyPath: axis] < 0 ? -1 : 1
    // On the other side of where the finger came down it is not known which way is onwards.
    if direction.drag == world.drags.count, way[keyPath: axis] * sign < 0 { return }
    // With a quarter of its speed across the way a finger is 14 degrees off it: more may be meant
    // for the other axis.
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
  /// The axis along which a vector lies, with no more than a tolerance across it.
  ///
  /// Which way an interactor looks is not told. A few points across the way of a finger are enough
  /// for progress that can be seen, so only a drag straight along an axis says which one it is that
  /// counts.
  fileprivate func axis(tolerance: CGFloat) -> KeyPath<CGPoint, CGFloat>? {
    if abs(x) <= tolerance, abs(y) > 2 * abs(x) { return \.y }
    if abs(y) <= tolerance, abs(x) > 2 * abs(y) { return \.x }
    return nil
  }
}
