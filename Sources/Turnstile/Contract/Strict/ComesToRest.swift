import HeadlessUIKit
import VirtualTime

extension Clause {
  /// A drag that starts no transition leaves the views where they were.
  ///
  /// Scroll offsets excepted, and whatever a drag does that shows other controllers: that is a
  /// transition, even where a container makes it by itself. A sheet that follows the finger and
  /// does not go back hangs in the middle of the screen.
  ///
  /// Judged is what stays as the finger left it. What moves on after that goes where the app wants
  /// it, to a detent of its own; and a drag may put right what was displaced before. A finger can
  /// also leave a view just where a detent is, or where the view goes no farther: so one that stops
  /// a little earlier, or after a short way a little later, has to leave it hanging elsewhere. A
  /// card that a finger takes to a detent that the subject declares may stay there, and so may what
  /// has changed with it.
  ///
  /// Every rest is judged, also one that the next finger or action ends: what that goes on to put
  /// right has hung until then.
  public static let comesToRest: Clause = {
    var clause = Clause(
      .comesToRest, promises: "a drag that starts no transition leaves the views where they were"
    ) { ComesToRest() }
    clause.excuse = { trace, runner in !trace.parts.contains { hangs(at: $0, runner) } }
    return clause
  }()

  /// Whether the last rest of a trace has something hanging, and another if the finger stops a
  /// little elsewhere.
  @MainActor
  private static func hangs(at trace: Trace, _ runner: Runner) -> Bool {
    func found(in trace: Trace) -> Violation? {
      runner.violation(of: atTheEnd, in: trace, where: { _ in })
    }
    guard let violation = found(in: trace) else { return false }
    guard let other = trace.stoppingElsewhere else { return true }
    return found(in: other).map { $0.evidence != violation.evidence } ?? false
  }

  /// The same for the last rest alone.
  private static let atTheEnd = Clause(
    .comesToRest, promises: "the last drag leaves the views where they were"
  ) { ComesToRest(onlyAtTheEnd: true) }
}

extension Trace {
  /// What there is of the trace by the end of each drag, so that each rest is the last of one of
  /// them; and the whole of it.
  fileprivate var parts: [Trace] {
    let ends = steps.indices.filter { index in
      switch steps[index].act {
      case .up, .cancel: true
      default: false
      }
    }
    return ends.map { Trace(Array(steps[...$0])) } + [self]
  }

  /// The same with the last way of a finger a few points shorter, or longer if it is a short one;
  /// `nil` if no finger goes anywhere.
  fileprivate var stoppingElsewhere: Trace? {
    // More than rounding makes of a place, less than the slop of a pan.
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
      // One third shorter, the way would be another one.
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
  public static let comesToRest = ClauseName(rawValue: "comes-to-rest")
}

extension Finding {
  public static let comesToRest = Finding(.comesToRest)
}

private final class ComesToRest: Judge {
  let hears: Occurrence.Kinds = [.steps, .gestures, .touches]
  private let onlyAtTheEnd: Bool
  /// The window at the last rest, when the first finger came down, and when the last one left.
  private var before, pressed, lifted: WindowSnapshot?
  /// The window when an action ran under the finger.
  private var interrupted: WindowSnapshot?
  /// What each place was like when it was first at rest.
  private var homes: [(place: ControllerTree, window: WindowSnapshot)] = []
  private var place: ControllerTree?
  private var transitions = 0
  private var drags = 0
  private var acted = false
  /// Whether the last gesture that ended was cancelled.
  private var wasCancelled = false
  /// When something other than a drag was done to the app last.
  private var lastAct: VirtualInstant?

  init(onlyAtTheEnd: Bool = false) { self.onlyAtTheEnd = onlyAtTheEnd }

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      // What came of the drags and actions before this one has come to rest, unless it was done in
      // this very turn.
      if !world.isTouched, world.restInstant == world.simulator.now,
        lastAct != world.simulator.now, let place = world.restingPlace,
        let window = world.restingWindow
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
      case .began where !world.isTouchedByMany: pressed = WindowSnapshot(of: world.window)
      case .ended, .cancelled:
        if !world.isTouched { lifted = WindowSnapshot(of: world.window) }
      default: break
      }
    default: break
    }
  }

  func rested(in world: World) {
    guard let place = world.restingPlace, let window = world.restingWindow else { return }
    judge(place, window, in: world)
    leave(place, window, in: world)
  }

  private func judge(_ place: ControllerTree, _ window: WindowSnapshot, in world: World) {
    guard world.transitions.count == transitions, world.drags.count > drags, !acted,
      place == self.place ?? world.startPlace
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
    (transitions, drags) = (world.transitions.count, world.drags.count)
    acted = false
  }

  private func leftHanging(
    _ place: ControllerTree, _ window: WindowSnapshot, in world: World
  ) -> [WindowSnapshot.Difference] {
    guard let before = before ?? world.startWindow, let lifted else { return [] }
    func isAmong(_ one: WindowSnapshot.Difference, _ others: [WindowSnapshot.Difference]) -> Bool {
      others.contains { $0.serial == one.serial && $0.property == one.property }
    }
    var found = before.differences(in: window)
    let movedOn = lifted.differences(in: window)
    found.removeAll { isAmong($0, movedOn) }
    let home = homes.first { $0.place == place }?.window ?? world.startWindow
    if let away = home?.differences(in: window) { found.removeAll { !isAmong($0, away) } }
    if let interrupted, let pressed {
      // An action under the finger has its own say; what the finger had moved before that is the
      // drag's.
      let moved = pressed.differences(in: interrupted)
      found.removeAll { !isAmong($0, moved) }
    }
    return found
  }

  /// Whether a view is content that its scroll view has zoomed: how large a pinch has left it is
  /// the scroll view's doing.
  private func isZoomed(_ difference: WindowSnapshot.Difference, in world: World) -> Bool {
    let cause = difference.property.cause
    guard cause == ViewProperty.transform.cause || cause == ViewProperty.center.cause,
      let view = world.window.descendant(numbered: difference.serial)
    else { return false }
    return (view.superview as? UIScrollView)?.zoomedView === view
  }

  /// Whether a view that was moved is at a declared detent now.
  private func isAtDetent(_ difference: WindowSnapshot.Difference, in world: World) -> Bool {
    let cause = difference.property.cause
    guard difference.property == .transform || cause == ViewProperty.center.cause,
      !world.detents.isEmpty, let view = world.window.descendant(numbered: difference.serial)
    else { return false }
    let frame = view.convert(view.bounds, to: nil)
    return world.detents.contains { $0.holds(frame, in: world.window.bounds) }
  }
}

extension UIView {
  /// The view itself or the one inside it that has a number.
  fileprivate func descendant(numbered serial: Int) -> UIView? {
    if self.serial == serial { return self }
    return subviews.lazy.compactMap { $0.descendant(numbered: serial) }.first
  }
}
