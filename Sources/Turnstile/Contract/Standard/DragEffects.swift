import HeadlessUIKit

extension Trace {
  /// Returns true if the app makes all of the given changes of views also for a drag that starts no
  /// transition, so that a cancelled transition need not undo them.
  ///
  /// Example: one pan of a sheet both dismisses the sheet, downwards, and takes it to its full
  /// height, upwards. If the finger first goes down and then flicks up, the dismissal is cancelled
  /// and the sheet has another height afterwards, as it has after an upward flick alone.
  ///
  /// - Parameter changes: The changes as lines of a report, with the value before and after.
  @MainActor
  func hasWithoutTransition(_ changes: [String], _ runner: Clause.Runner) -> Bool {
    var remaining = Set(changes)
    guard !remaining.isEmpty else { return false }
    for drag in dragsLikeTheLast {
      guard let effects = runner.violation(of: .dragEffects, in: drag, where: { _ in }) else {
        continue
      }
      remaining.subtract(effects.evidence)
      if remaining.isEmpty { return true }
    }
    return false
  }

  /// Traces that end in a drag like the last one of this trace, of one finger, which may start no
  /// transition: straight to the end, in the opposite direction, the last movement alone, and a
  /// flick forth and back.
  private var dragsLikeTheLast: [Trace] {
    guard let start = startOfLastDrag, case .down(let finger, let origin) = steps[start].act else {
      return []
    }
    let moves = steps[start...].compactMap { step -> Offset? in
      guard case .move(finger, let spot) = step.act else { return nil }
      return Offset(time: step.time, x: spot.x - origin.x, y: spot.y - origin.y)
    }
    guard let last = moves.last else { return [] }
    let before = moves.dropLast().last ?? Offset(time: steps[start].time, x: 0, y: 0)
    let movement = Offset(time: last.time, x: last.x - before.x, y: last.y - before.y)
    let opposite = moves.map { Offset(time: $0.time, x: -$0.x, y: -$0.y) }
    let flicks = [60, -60].map { movement.flick(by: $0, from: steps[start].time) }
    return ([[last], opposite, [movement]] + flicks).map { drag in
      let moves = drag.map { offset in
        Step(
          offset.time,
          .move(finger: finger, Step.Spot(origin.x + offset.x, origin.y + offset.y)))
      }
      let lift = Step(drag.last?.time ?? last.time, .up(finger: finger))
      return Trace(Array(steps[...start]) + moves + [lift])
    }
  }

  /// The distance of a finger from the place where it came down, at a time of the trace.
  private struct Offset {
    var time: Int
    var x: Int
    var y: Int

    /// Returns a flick of two frames along the axis of this offset, with a distance in each frame.
    func flick(by distance: Int, from start: Int) -> [Offset] {
      [1, 2].map { frame in
        let length = frame * distance
        let isVertical = abs(y) >= abs(x)
        return Offset(
          time: start + frame * Step.frame, x: isVertical ? 0 : length * x.signum(),
          y: isVertical ? length * y.signum() : 0)
      }
    }
  }

  /// The index of the step with which the last drag begins: a finger comes down while no other is
  /// on the screen.
  private var startOfLastDrag: Int? {
    var fingers = 0
    var start: Int?
    for (index, step) in steps.enumerated() {
      switch step.act {
      case .down:
        if fingers == 0 { start = index }
        fingers += 1
      case .up, .cancel: fingers -= 1
      default: break
      }
    }
    return start
  }
}

extension Clause {
  /// A clause that reports all changes of views since the last drag of a run began, if the drag has
  /// started no transition. It is in no contract: other clauses use it to learn what a drag does.
  fileprivate static let dragEffects = Clause(
    ClauseName(rawValue: "drag-effects"), promises: "a drag changes no view"
  ) { DragEffects() }
}

private final class DragEffects: Judge {
  let hears: Occurrence.Kinds = .touches
  /// The window at rest before the last drag, and the number of transitions before it.
  private var start: (window: WindowSnapshot, transitions: Int)?

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.touch(let touch)) = occurrence, touch.phase == .began,
      world.touches.fingers == 1
    else { return }
    start = world.rests.last.map { ($0.window, world.transitions.count) }
  }

  func concluded(in world: World) {
    guard let start, world.transitions.count == start.transitions else { return }
    let differences = start.window.differences(in: WindowSnapshot(of: world.window))
    guard !differences.isEmpty else { return }
    world.report(
      Finding(ClauseName(rawValue: "drag-effects")), "a drag without a transition changes views.",
      evidence: world.named(differences).flatMap(\.lines))
  }
}
