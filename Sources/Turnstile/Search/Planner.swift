import Choices

/// Invents traces that are worth running.
///
/// A uniformly random finger hardly ever does anything of interest. A planner knows what people do to
/// transitions, and what goes wrong then: it walks to a place, drags along a path chosen for its thresholds, lets go in one
/// of the ways fingers let go, and puts an action, a call, a rotation or a second drag where it hurts. Every run first
/// switches some of those habits off (a swarm): a habit that is always on hides what only shows without it.
///
/// What comes out is a plain ``Trace``; nothing downstream knows how it was made.
struct Planner {
  let terrain: Terrain
  private var generator: Generator
  private var habits: Set<Habit>
  private var steps: [Step] = []
  private var time = 0
  private var finger = 1
  private var place = 0

  /// Something plans may do, and a run may do without.
  enum Habit: CaseIterable {
    case hurry, linger, reverse, wrongWay, extremes, cancel, abandon, drift, secondFinger
    case interrupt, repeatAction, taps, environment, stall, again, blindAction
  }

  init(_ terrain: Terrain, generator: Generator) {
    self.terrain = terrain
    self.generator = generator
    habits = Set(self.generator.subset(of: Habit.allCases))
  }

  /// Invents the trace of one run.
  ///
  /// - Parameter run: The run's index. Every other run plays one of the ``Classic`` traces, in turn.
  static func trace(on terrain: Terrain, run: Int, seed: Seed) -> Trace {
    var planner = Planner(terrain, generator: seed.stream("plan", UInt64(run)))
    if let classic = Classic(run: run) {
      planner.play(classic, round: run / 2 / Classic.allCases.count)
    } else {
      planner.improvise()
    }
    let trace = Trace(Array(planner.steps.prefix(60)))
    return trace.repaired
  }

  // MARK: - Improvising

  private mutating func improvise() {
    walk(to: Int(generator.next(below: UInt64(terrain.places.count))))
    let episodes = 1 + Int(generator.next(below: 3)) + Int(generator.next(below: 2))
    for episode in 0..<episodes {
      if episode > 0 { pause() }
      switch pick([.drag: 7, .action: 4, .tap: 1, .environment: 1]) {
      case .drag: drag()
      case .action: act()
      case .tap: habits.contains(.taps) ? tap() : drag()
      case .environment: habits.contains(.environment) ? environment() : drag()
      }
      if habits.contains(.again), generator.chance(1, in: 3) { again() }
    }
  }

  private enum Episode: Int, CaseIterable { case drag, action, tap, environment }

  private mutating func pick(_ weights: KeyValuePairs<Episode, UInt64>) -> Episode {
    weights[generator.index(weights: weights.map(\.value)) ?? 0].key
  }

  /// Goes to a place by its actions, mostly waiting for each to come to rest.
  private mutating func walk(to place: Int) {
    self.place = place
    let path = terrain.places[place].path
    for (index, act) in path.enumerated() {
      add(act)
      let last = index == path.count - 1
      if last, habits.contains(.hurry), generator.chance(1, in: 4) { pause() } else { add(.settle) }
    }
  }

  /// Lets some time pass: none, a frame, a part of an animation, or all it takes.
  private mutating func pause() {
    switch generator.next(below: 8) {
    case 0 where habits.contains(.hurry): break
    case 1, 2: time += frame
    case 3: time += frame * generator.next(in: 2...6)
    case 4, 5: time += frame * generator.next(in: 7...60)
    default: add(.settle)
    }
  }

  private mutating func act() {
    guard let act = anyAct() else { return drag() }
    add(act)
    if habits.contains(.repeatAction), generator.chance(1, in: 3) {
      if generator.chance(1, in: 2) { time += frame * generator.next(in: 0...12) }
      add(generator.chance(2, in: 3) ? act : anyAct() ?? act)
    }
  }

  /// Something that code can do, or a tap on a control of the place where the plan stands.
  private mutating func anyAct() -> Step.Act? {
    let acts = terrain.actions.map { Step.Act.action($0) } + terrain.places[place].taps
    guard !acts.isEmpty else { return nil }
    return acts[Int(generator.next(below: UInt64(acts.count)))]
  }

  private mutating func tap() {
    add(.tap(anyTarget()?.middle ?? middle))
  }

  private mutating func environment() {
    switch generator.next(below: 4) {
    case 0: add(.resize(width: terrain.height, height: terrain.width))
    case 1 where habits.contains(.stall): add(.stall(generator.next(in: 2...60) * frame))
    default:
      add(.background)
      time += frame * generator.next(in: 0...60)
      add(.foreground)
    }
  }

  /// Does the last drag or action once more.
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

  // MARK: - Dragging

  private mutating func drag() {
    let plan = aim()
    let distances = path(length: plan.length)
    perform(plan, through: distances)
  }

  /// Chooses where a drag begins and which way it goes: mostly one that was seen to start something.
  private mutating func aim() -> Terrain.Drag {
    let here = terrain.drags.filter { $0.place == place }
    let known = here.isEmpty ? terrain.drags : here
    if !known.isEmpty, generator.chance(3, in: 4) {
      return known[Int(generator.next(below: UInt64(known.count)))]
    }
    let target = anyTarget()
    let directions = target?.directions ?? Terrain.Direction.allCases
    let direction = directions[Int(generator.next(below: UInt64(directions.count)))]
    let start = target.map { spot(in: $0) } ?? middle
    let vertical = direction == .down || direction == .up
    return Terrain.Drag(
      place: place, start: start, direction: direction,
      length: vertical ? terrain.height : terrain.width)
  }

  private mutating func spot(in target: Terrain.Target) -> Step.Spot {
    guard generator.chance(1, in: 3) else { return target.middle }
    return Step.Spot(
      generator.next(in: target.left...max(target.left, target.right - 1)),
      generator.next(in: target.top...max(target.top, target.bottom - 1)))
  }

  private mutating func anyTarget() -> Terrain.Target? {
    let targets = terrain.places[place].targets
    guard !targets.isEmpty else { return nil }
    return targets[Int(generator.next(below: UInt64(targets.count)))]
  }

  private var middle: Step.Spot { Step.Spot(terrain.width / 2, terrain.height / 2) }

  /// The distances a finger is at, frame by frame, chosen for the thresholds people write into interactors.
  private mutating func path(length: Int) -> [Int] {
    func at(_ thousandths: Int) -> Int { length * thousandths / 1000 }
    let aim = [20, 100, 200, 300, 400, 500, 600, 700, 800, 900]
    var distances = [at(aim[Int(generator.next(below: UInt64(aim.count)))])]
    if distances[0] < 12 { distances[0] = 12 }
    if generator.chance(1, in: 5) { distances[0] = at(500) + generator.next(in: -1...1) }
    if habits.contains(.extremes), generator.chance(1, in: 3) {
      distances.append(generator.chance(1, in: 2) ? length : length + generator.next(in: 0...200))
    }
    if habits.contains(.reverse), generator.chance(1, in: 3) {
      distances.append(generator.chance(1, in: 3) ? 0 : distances[0] / 2)
    }
    if habits.contains(.wrongWay), generator.chance(1, in: 3) {
      distances.insert(-at(600), at: generator.chance(1, in: 2) ? 0 : distances.count)
    }
    if generator.chance(1, in: 2) { distances.insert(max(12, abs(distances[0]) / 4), at: 0) }
    return distances
  }

  private mutating func perform(_ drag: Terrain.Drag, through distances: [Int]) {
    let drift =
      habits.contains(.drift) && generator.chance(1, in: 4) ? generator.next(in: -40...40) : 0
    let inOneTurn = habits.contains(.hurry) && generator.chance(1, in: 3)
    add(.down(finger: finger, drag.start))
    for distance in distances {
      if !inOneTurn { step() }
      add(.move(finger: finger, drag.direction.spot(from: drag.start, by: distance, drift: drift)))
      interrupt()
      if habits.contains(.secondFinger), generator.chance(1, in: 8) {
        secondFinger(near: drag.start)
      }
    }
    if !inOneTurn { linger() }
    release()
  }

  private mutating func step() {
    time += frame * (generator.chance(1, in: 3) ? generator.next(in: 2...12) : 1)
  }

  /// Waits before letting go, so that there is no speed left.
  private mutating func linger() {
    if habits.contains(.linger), generator.chance(1, in: 3) {
      time += frame * generator.next(in: 6...90)
    } else if generator.chance(3, in: 4) {
      time += frame
    }
  }

  private mutating func interrupt() {
    guard habits.contains(.interrupt), generator.chance(1, in: 5), let act = anyAct() else {
      return
    }
    if generator.chance(1, in: 2) { time += frame }
    add(act)
    if generator.chance(1, in: 2) { time += frame }
  }

  private mutating func secondFinger(near spot: Step.Spot) {
    add(.down(finger: finger + 1, Step.Spot(spot.x + 60, spot.y)))
    time += frame
    if generator.chance(1, in: 2) {
      add(
        .move(finger: finger + 1, Step.Spot(spot.x + 60, spot.y + generator.next(in: -100...100))))
    }
    add(.up(finger: finger + 1))
  }

  private mutating func release() {
    switch generator.next(below: 10) {
    case 0,
      1 where habits.contains(.cancel):
      add(.cancel(finger: finger))
    case 2 where habits.contains(.abandon): break
    case 3 where habits.contains(.environment):
      add(.background)
      time += frame * generator.next(in: 0...30)
      add(.foreground)
    default: add(.up(finger: finger))
    }
  }

  // MARK: - Classics

  /// Plays one of the traces that between them show most of what goes wrong.
  private mutating func play(_ classic: Classic, round: Int) {
    let drag = classicDrag(round, needsPath: classic.startsOnTheWay)
    let path = terrain.places[drag?.place ?? terrain.places.count - 1].path
    for (index, act) in path.enumerated() {
      add(act)
      if index == path.count - 1, classic.startsOnTheWay { time += 2 * frame } else { add(.settle) }
    }
    place = drag?.place ?? terrain.places.count - 1
    classic.play(drag: drag, with: &self)
  }

  /// The drag a classic is played with: each that is known in turn, so that none is forgotten.
  private func classicDrag(_ round: Int, needsPath: Bool) -> Terrain.Drag? {
    let drags = terrain.drags.filter { !needsPath || !terrain.places[$0.place].path.isEmpty }
    let usable = drags.isEmpty ? terrain.drags : drags
    return usable.isEmpty ? nil : usable[round % usable.count]
  }

  /// Goes somewhere and straight back, so many times, at rest in between.
  mutating func goThereAndBack(_ times: Int) {
    steps = []
    time = 0
    let places = terrain.places.filter { $0.wayBack != nil }
    guard !places.isEmpty else { return improvise() }
    let place = places[Int(generator.next(below: UInt64(places.count)))]
    for _ in 0..<times {
      for act in place.path + [place.wayBack ?? .settle] {
        add(act)
        add(.settle)
      }
    }
  }

  /// Goes back to the start and here again: by the action that leads back, or else by a drag that goes all the way.
  mutating func goBackAndThere(by drag: Terrain.Drag?) {
    if let wayBack = terrain.places[place].wayBack {
      add(wayBack)
    } else {
      pull(drag, through: [30, 900], hold: 12)
    }
    add(.settle)
    for act in terrain.places[place].path {
      add(act)
      add(.settle)
    }
  }

  /// Drags at something that listens, in a way that was not seen to start anything.
  mutating func pullIdly() {
    steps = []
    time = 0
    walk(to: Int(generator.next(below: UInt64(terrain.places.count))))
    guard let target = anyTarget() else { return }
    let direction = target.directions[Int(generator.next(below: UInt64(target.directions.count)))]
    let vertical = direction == .down || direction == .up
    pull(
      Terrain.Drag(
        place: place, start: target.gesture == .edge ? target.start(for: direction) : target.middle,
        direction: direction, length: vertical ? terrain.height : terrain.width),
      through: [30, 500], hold: 12)
  }

  /// Something that code or a tap does, at random.
  mutating func randomAction() {
    if let act = anyAct() { add(act) }
  }

  // MARK: - Writing down

  let frame = Self.frame
  /// Milliseconds from one frame to the next in traces.
  static let frame = 16

  mutating func add(_ act: Step.Act) { steps.append(Step(time, act)) }

  mutating func wait(frames: Int) { time += frames * frame }
}
