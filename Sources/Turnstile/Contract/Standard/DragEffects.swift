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

  /// Traces like this one with another last drag, which starts where that one starts and may start
  /// no transition: straight to its end, in the opposite direction, its last movement alone, and a
  /// flick in the direction of that movement.
  private var dragsLikeTheLast: [Trace] {
    guard
      let start = steps.lastIndex(where: { if case .down = $0.act { true } else { false } }),
      case .down(let finger, let origin) = steps[start].act
    else { return [] }
    let moves = steps.indices.filter { index in
      if case .move(finger, _) = steps[index].act { index > start } else { false }
    }
    let spots = moves.map { spot(at: $0) ?? origin }
    guard let last = moves.last, let end = spots.last else { return [] }
    let before = spots.dropLast().last ?? origin
    let way = (x: end.x - before.x, y: end.y - before.y)
    let straight = Trace(
      steps.indices.filter { !moves.contains($0) || $0 == last }.map { steps[$0] })
    let opposite = Trace(
      steps.indices.map { index in
        spot(at: index).flatMap { spot in
          moves.contains(index)
            ? Step(
              steps[index].time,
              .move(finger: finger, Step.Spot(2 * origin.x - spot.x, 2 * origin.y - spot.y)))
            : nil
        } ?? steps[index]
      })
    let lastMovement = Trace(
      straight.steps.map { step in
        guard case .move(finger, _) = step.act, step.time == steps[last].time else { return step }
        return Step(
          step.time, .move(finger: finger, Step.Spot(origin.x + way.x, origin.y + way.y)))
      })
    return [straight, opposite, lastMovement, flick(from: start, finger, origin, way)]
  }

  /// Returns the trace up to a finger's touch down, followed by a flick of 120 points in a
  /// direction.
  private func flick(
    from start: Int, _ finger: Int, _ origin: Step.Spot, _ way: (x: Int, y: Int)
  ) -> Trace {
    let isVertical = abs(way.y) >= abs(way.x)
    let time = steps[start].time
    let moves = [1, 2].map { frame in
      let distance = 60 * frame
      return Step(
        time + frame * Step.frame,
        .move(
          finger: finger,
          isVertical
            ? Step.Spot(origin.x, origin.y + distance * way.y.signum())
            : Step.Spot(origin.x + distance * way.x.signum(), origin.y)))
    }
    let end = time + 2 * Step.frame
    return Trace(Array(steps[...start]) + moves + [Step(end, .up(finger: finger))])
  }

  private func spot(at index: Int) -> Step.Spot? {
    if case .move(_, let spot) = steps[index].act { spot } else { nil }
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
