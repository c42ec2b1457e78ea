import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that a drag which starts no transition leaves the views where they were.
  ///
  /// Scroll offsets do not count. A drag that shows other controllers is not judged, because it
  /// made a transition, even if a container of the app's own made it. A typical violation is a
  /// sheet that follows the finger and then stays in the middle of the screen.
  ///
  /// Only values that stay as the finger left them are judged. A view that moves on after the
  /// release goes where the app wants it, such as to a detent, and a drag may also correct an
  /// earlier displacement.
  ///
  /// A finger may also release a view exactly at a detent, or at the end of the way that the view
  /// can go. So the trace is run again with a drag that stops a few points earlier, or a few points
  /// later if the drag was short. A violation stands only if that drag leaves the view displaced,
  /// too, and in another place. A card at a detent that the subject declares may stay there, with
  /// everything that changed along with it.
  ///
  /// Every rest is judged, also a rest that the next step ends, because a view that is corrected
  /// later was out of place until then.
  public static let comesToRest: Clause = {
    var clause = Clause(
      .comesToRest, promises: "a drag that starts no transition leaves the views where they were"
    ) { ComesToRest() }
    clause.excuse = { trace, runner in !trace.parts.contains { hangs(at: $0, runner) } }
    return clause
  }()

  /// Returns true if a drag leaves a view displaced at the end of a trace, and displaced in another
  /// way when the finger stops a little elsewhere. Then the app did not choose the view's place.
  @MainActor
  private static func hangs(at trace: Trace, _ runner: Runner) -> Bool {
    func found(in trace: Trace) -> Violation? {
      runner.violation(of: atTheEnd, in: trace, where: { _ in })
    }
    guard let violation = found(in: trace) else { return false }
    guard let other = trace.stoppingElsewhere else { return true }
    return found(in: other).map { $0.evidence != violation.evidence } ?? false
  }

  /// The clause for confirming a violation: it judges only the last rest of a trace.
  private static let atTheEnd = Clause(
    .comesToRest, promises: "the last drag leaves the views where they were"
  ) { ComesToRest(onlyAtTheEnd: true) }
}

extension Trace {
  /// The beginnings of the trace up to the end of each drag, and the whole trace. Each is run to
  /// confirm a violation at its last rest.
  fileprivate var parts: [Trace] {
    let ends = steps.indices.filter { index in
      switch steps[index].act {
      case .up, .cancel: true
      default: false
      }
    }
    return ends.map { Trace(Array(steps[...$0])) } + [self]
  }

  /// The trace with its last movement of a finger a few points shorter, or a few points longer if
  /// the movement is short. It shows if a view stays where the finger leaves it; `nil` if no finger
  /// moves.
  fileprivate var stoppingElsewhere: Trace? {
    // The finger stops 7 points elsewhere: more than the error of rounding to whole points, less
    // than the distance after which a pan begins.
    let little = 7
    for index in steps.indices.reversed() {
      guard case .move(let finger, let spot) = steps[index].act else { continue }
      let earlier = steps[..<index].reversed().lazy.compactMap { step -> Step.Spot? in
        switch step.act {
        case .down(finger, let spot), .move(finger, let spot): spot
        default: nil
        }
      }.first
      guard let earlier else { continue }
      let way = (x: spot.x - earlier.x, y: spot.y - earlier.y)
      // A movement of at most 21 points is made longer instead of shorter, because 7 points less
      // would be more than a third of the way, and so a different drag.
      let on = max(abs(way.x), abs(way.y)) > 3 * little ? -little : little
      var other = steps
      other[index].act = .move(
        finger: finger,
        abs(way.y) >= abs(way.x)
          ? Step.Spot(spot.x, spot.y + (way.y < 0 ? -on : on))
          : Step.Spot(spot.x + (way.x < 0 ? -on : on), spot.y))
      return Trace(other)
    }
    return nil
  }
}

extension ClauseName {
  /// The name of the clause that promises: a drag without a transition leaves the views where they
  /// were.
  public static let comesToRest = ClauseName(rawValue: "comes-to-rest")
}

extension Finding {
  /// The finding that a drag that started no transition left a view displaced.
  public static let comesToRest = Finding(.comesToRest)
}

private final class ComesToRest: Judge {
  let hears: Occurrence.Kinds = [.steps, .gestures, .touches]
  private let onlyAtTheEnd: Bool
  /// The values of the window's views at three moments: at the last rest, when the first finger
  /// came down, and when the last finger left.
  private var before, pressed, lifted: WindowSnapshot?
  /// The values of the window's views when an action of the app ran while a finger was down. Later
  /// changes may be the action's.
  private var interrupted: WindowSnapshot?
  /// The window's views when the app first rested with each arrangement of controllers. A view may
  /// return to that place.
  private var homes: [(place: ControllerTree, window: WindowSnapshot)] = []
  private var place: ControllerTree?
  private var transitions = 0
  private var drags = 0
  private var acted = false
  /// True if the last gesture that ended was cancelled by the system or the app.
  private var wasCancelled = false
  /// The instant of the last action, tap, rotation or resize, after which views may change without
  /// a drag.
  private var lastAct: VirtualInstant?

  init(onlyAtTheEnd: Bool = false) { self.onlyAtTheEnd = onlyAtTheEnd }

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      // A drag is judged before the next step if the app is at rest and no other step was made at
      // this instant, because the effects of earlier steps are then over.
      if !world.isTouched, world.rests.last?.instant == world.simulator.now,
        lastAct != world.simulator.now, let place = world.rests.last?.controllers,
        let window = world.rests.last?.window
      {
        if !onlyAtTheEnd { judge(place, window, in: world) }
        leave(place, window, in: world)
      }
      switch step.act {
      case .action where world.isTouched: interrupted = WindowSnapshot(of: world.window)
      case .action, .tap, .rotate, .resize: (acted, lastAct) = (true, world.simulator.now)
      default: break
      }
    case .event(.gesture(_, let state)):
      if state == .ended || state == .cancelled { wasCancelled = state == .cancelled }
    case .event(.touch(let touch)):
      switch touch.phase {
      case .began where world.touches.fingers <= 1: pressed = WindowSnapshot(of: world.window)
      case .ended, .cancelled:
        if !world.isTouched { lifted = WindowSnapshot(of: world.window) }
      default: break
      }
    default: break
    }
  }

  func rested(in world: World) {
    guard let place = world.rests.last?.controllers, let window = world.rests.last?.window else {
      return
    }
    judge(place, window, in: world)
    leave(place, window, in: world)
  }

  private func judge(_ place: ControllerTree, _ window: WindowSnapshot, in world: World) {
    guard world.transitions.count == transitions, world.touches.drags.count > drags, !acted,
      place == self.place ?? world.rests.start?.controllers
    else { return }
    world.exercise(.comesToRest)
    let found = world.named(
      leftHanging(place, window, in: world).filter { !isZoomed($0, in: world) })
    guard let first = found.first, !found.contains(where: { isAtDetent($0, in: world) })
    else { return }
    world.report(
      .comesToRest,
      "a drag that started no transition left \(first.path) with another \(first.property.rawValue).",
      evidence: found.prefix(4).map(\.line),
      fix: wasCancelled
        ? "animate back in .cancelled as in .ended, where no transition was started"
        : "animate back when the gesture ends without a transition")
  }

  private func leave(_ place: ControllerTree, _ window: WindowSnapshot, in world: World) {
    if !homes.contains(where: { $0.place == place }) { homes.append((place, window)) }
    (before, self.place) = (window, place)
    (pressed, lifted, interrupted) = (nil, nil, nil)
    (transitions, drags) = (world.transitions.count, world.touches.drags.count)
    acted = false
  }

  private func leftHanging(
    _ place: ControllerTree, _ window: WindowSnapshot, in world: World
  ) -> [WindowSnapshot.Difference] {
    guard let before = before ?? world.rests.start?.window, let lifted else { return [] }
    // A list stays where the drag has scrolled it, with everything that follows it, such as a
    // header that gets smaller.
    if let pressed, pressed.isScrolled(in: lifted), before.isScrolled(in: window) { return [] }
    func isAmong(_ one: WindowSnapshot.Difference, _ others: [WindowSnapshot.Difference]) -> Bool {
      others.contains { $0.serial == one.serial && $0.property == one.property }
    }
    var found = before.differences(in: window)
    let movedOn = lifted.differences(in: window)
    found.removeAll { isAmong($0, movedOn) }
    let home = homes.first { $0.place == place }?.window ?? world.rests.start?.window
    if let away = home?.differences(in: window) { found.removeAll { !isAmong($0, away) } }
    if let interrupted, let pressed {
      // An action that runs while a finger is down may move views, too. So only views that the
      // finger had moved before the action count.
      let moved = pressed.differences(in: interrupted)
      found.removeAll { !isAmong($0, moved) }
    }
    return found
  }

  /// Returns true if a view is content that its scroll view has zoomed, because the size after a
  /// pinch is up to the scroll view.
  private func isZoomed(_ difference: WindowSnapshot.Difference, in world: World) -> Bool {
    let cause = difference.property.cause
    guard cause == ViewProperty.transform.cause || cause == ViewProperty.center.cause,
      let view = world.window.descendant(numbered: difference.serial)
    else { return false }
    return (view.superview as? UIScrollView)?.zoomedView === view
  }

  /// Returns true if a view that a drag has moved is now at a detent, that is, at a height or width
  /// at which the subject lets cards rest.
  private func isAtDetent(_ difference: WindowSnapshot.Difference, in world: World) -> Bool {
    let cause = difference.property.cause
    guard difference.property == .transform || cause == ViewProperty.center.cause,
      !world.detents.isEmpty, let view = world.window.descendant(numbered: difference.serial)
    else { return false }
    let frame = view.convert(view.bounds, to: nil)
    return world.detents.contains { $0.holds(frame, in: world.window.bounds) }
  }
}

extension WindowSnapshot {
  /// Returns true if a scroll view of the window shows another part of its content in a later
  /// snapshot.
  fileprivate func isScrolled(in later: WindowSnapshot) -> Bool {
    entries.contains { entry in
      guard entry.scrolls, let place = later.place(of: entry.serial) else { return false }
      return later.entries[place].state.bounds.origin != entry.state.bounds.origin
    }
  }
}

extension UIView {
  /// Returns this view or the one below it that has the serial number; `nil` if there is none.
  fileprivate func descendant(numbered serial: Int) -> UIView? {
    if self.serial == serial { return self }
    return subviews.lazy.compactMap { $0.descendant(numbered: serial) }.first
  }
}
