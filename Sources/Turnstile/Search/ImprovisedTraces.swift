import Choices

/// A source of random traces. Each trace uses a random selection of habits, such as cancelled drags
/// or rotations (``Planner/Habit``).
struct ImprovisedTraces: TraceSource {
  let map: SubjectMap
  let seed: Seed
  /// True if the last trace contains a cancelled drag, so that its run must be compared with a run
  /// without that drag.
  private var wantsComparison = false

  init(on map: SubjectMap, seed: Seed) {
    self.map = map
    self.seed = seed
  }

  mutating func trace(for run: RunNumber) -> Trace? {
    var planner = Planner(map, generator: seed.stream("plan", UInt64(run.position)))
    planner.improvise()
    wantsComparison = planner.wantsComparison
    let trace = planner.trace
    return Supposition.turn(run.position / 2).map(trace.supposing) ?? trace
  }

  func asksForComparison(in run: RunNumber) -> Bool { wantsComparison }
}

extension Planner {
  /// Adds several random interactions to the plan, such as drags and actions, with the habits that
  /// this run has not switched off.
  mutating func improvise() {
    walk(to: Int(generator.next(below: UInt64(map.places.count))))
    // A cancelled drag and the drag after it make a whole trace, because further interactions would
    // hide the effect of the first drag on the second.
    if generator.chance(1, in: 8) { return dragAfterCancelled() }
    let episodes = 1 + Int(generator.next(below: 3)) + Int(generator.next(below: 2))
    for episode in 0..<episodes {
      if episode > 0 { pause() }
      switch pick([
        .drag: 8, .dragTwice: 4, .action: 5, .tap: 1, .environment: 2, .thereAndBack: 2, .idle: 1,
      ]) {
      case .drag: drag()
      case .dragTwice: dragTwice()
      case .action: act()
      case .tap: has(.taps) ? tap() : drag()
      case .environment: has(.environment) ? environment() : drag()
      case .thereAndBack: goThereAndBack(1 + Int(generator.next(below: 4)))
      case .idle: dragIdly()
      }
      if has(.again), generator.chance(1, in: 4) { again() }
    }
  }

  private enum Episode { case drag, dragTwice, action, tap, environment, thereAndBack, idle }

  private mutating func pick(_ weights: KeyValuePairs<Episode, UInt64>) -> Episode {
    weights[generator.index(weights: weights.map(\.value)) ?? 0].key
  }

  private mutating func act() {
    guard let act = anyAct() else { return drag() }
    take(act)
    if case .tap = act, generator.chance(1, in: 3) { return tapAgain(act) }
    if has(.repeatAction), generator.chance(1, in: 3) {
      if generator.chance(1, in: 2) { wait(frames: generator.next(in: 0...12)) }
      take(generator.chance(2, in: 3) ? act : anyAct() ?? act)
    }
  }

  private mutating func tap() {
    add(.tap(anyTarget()?.middle ?? middle))
  }

  private mutating func environment() {
    switch generator.next(below: 4) {
    case 0: add(.rotate)
    case 1 where has(.stall): add(.stall(generator.next(in: 2...60) * Step.frame))
    case 2 where map.environment == .any:
      add(
        .resize(
          width: generator.next(in: 1...2 * map.width),
          height: generator.next(in: 1...2 * map.height)))
    default: hide(frames: generator.next(in: 0...60))
    }
  }

  /// Repeats the plan's last drag or action, with everything after it.
  private mutating func again() {
    guard
      let start = steps.lastIndex(where: { step in
        switch step.act {
        case .down, .action: true
        default: false
        }
      })
    else { return }
    let episode = Array(steps[start...])
    pause()
    let shift = time - episode[0].time
    for step in episode { steps.append(Step(step.time + shift, step.act)) }
    time = steps.last?.time ?? time
  }
}
