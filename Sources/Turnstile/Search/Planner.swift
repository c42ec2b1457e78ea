import Choices

/// A planner that builds a trace step by step: it goes to places, waits, drags, and performs
/// actions.
///
/// A uniformly random finger hardly ever has an effect. A planner imitates how people use
/// transitions, and which interruptions break them: it walks to a place, drags along distances that
/// are typical thresholds, ends the drag in a realistic way, and adds an action, a call, a rotation
/// or a second drag at a sensitive moment. Every run first switches some of these habits off (swarm
/// testing), because a habit that is always on hides bugs that only show without it.
///
/// The result is a plain ``Trace``, which holds no information on how it was made.
struct Planner {
  let map: SubjectMap
  var generator: Generator
  private let habits: Set<Habit>
  var steps: [Step] = []
  var time = 0
  /// The index, on the subject's map, of the screen that the app should show at this point of the
  /// plan.
  var place = 0
  /// True while the device is rotated at this point of the plan.
  private var isTurned = false
  /// True if the plan contains a cancelled drag that must have no effect, which only a comparison
  /// with another run can show.
  var wantsComparison = false

  /// A habit of a user, such as flicking or cancelling drags, that plans may imitate. In each run
  /// some habits are switched off.
  enum Habit: CaseIterable {
    case hurry, linger, reverse, wrongWay, extremes, cancel, abandon, drift, secondFinger
    case interrupt, repeatAction, taps, environment, stall, again, blindAction
  }

  init(_ map: SubjectMap, generator: Generator) {
    self.map = map
    self.generator = generator
    habits = Set(self.generator.subset(of: Habit.allCases))
  }

  /// The maximum number of steps in a planned trace.
  static let limit = 60

  /// The planned trace, changed where necessary so that it can be performed on a device.
  var trace: Trace { map.allowed(Trace(Array(steps.prefix(Self.limit)))) }

  /// Returns true if the plan may use a habit, because this run has not switched it off.
  func has(_ habit: Habit) -> Bool { habits.contains(habit) }

  // MARK: - Writing down

  /// Adds an act, such as a tap, at the present time of the plan. While the device is rotated, a
  /// tap on a control goes to where the control is then.
  mutating func add(_ act: Step.Act) {
    steps.append(Step(time, isTurned ? map.places[place].onTurnedDevice(act) : act))
    if act == .rotate { isTurned.toggle() }
  }

  mutating func make(_ move: SubjectMap.Move) {
    if case .act(let act) = move { return take(act) }
    steps += move.steps(from: time)
    time = steps.last?.time ?? time
  }

  mutating func wait(frames: Int) { time += frames * Step.frame }

  // MARK: - Going places

  /// Adds the moves from the app's start to a screen, along the path on the subject's map, mostly
  /// with rest after each move.
  mutating func walk(to place: Int) {
    let path = map.places[place].path
    for (index, move) in path.enumerated() {
      make(move)
      let last = index == path.count - 1
      if last, has(.hurry), generator.chance(1, in: 4) { pause() } else { add(.settle) }
    }
    self.place = place
  }

  /// Adds the moves from the present screen to another one: the direct way if one is known,
  /// otherwise the way back to the app's start, as far as it is known, and from there to the
  /// screen.
  mutating func returnTo(_ place: Int) {
    guard self.place != place else { return }
    if let way = map.ways.first(where: { $0.from == self.place && $0.to == place }) {
      take(way.act)
      add(.settle)
    } else {
      if self.place != 0, let back = map.places[self.place].wayBack {
        add(back)
        add(.settle)
        self.place = 0
      }
      for move in map.places[place].path {
        make(move)
        add(.settle)
      }
    }
    self.place = place
  }

  /// Adds an act to the plan. If the act is known to lead to another screen, the plan continues
  /// there.
  mutating func take(_ act: Step.Act) {
    add(act)
    if let way = map.ways.first(where: { $0.from == place && $0.act == act }) { place = way.to }
  }

  /// Adds a second tap at the same point after a short pause, as by an impatient user.
  mutating func tapAgain(_ tap: Step.Act) {
    wait(frames: generator.next(in: Environment.impatience))
    add(tap)
  }

  /// Adds a random pause: none, a frame, a part of an animation, or until everything is at rest.
  mutating func pause() {
    switch generator.next(below: 8) {
    case 0 where has(.hurry): break
    case 1, 2: wait(frames: 1)
    case 3: wait(frames: generator.next(in: 2...6))
    case 4, 5: wait(frames: generator.next(in: 7...60))
    default: add(.settle)
    }
  }

  // MARK: - What there is here

  /// Returns a random action, or a tap on a random control of the present screen; `nil` if there is
  /// neither. In half of the cases the act is one that is known to lead to another screen.
  mutating func anyAct() -> Step.Act? {
    let ways = map.ways.filter { $0.from == place }
    if !ways.isEmpty, generator.chance(1, in: 2) {
      return ways[Int(generator.next(below: UInt64(ways.count)))].act
    }
    let acts = map.actions.map { Step.Act.action($0) } + map.places[place].taps
    guard !acts.isEmpty else { return nil }
    return acts[Int(generator.next(below: UInt64(acts.count)))]
  }

  /// Returns a random touchable area of the present screen; `nil` if the screen has none.
  mutating func anyTarget() -> SubjectMap.Target? {
    let targets = map.places[place].targets
    guard !targets.isEmpty else { return nil }
    return targets[Int(generator.next(below: UInt64(targets.count)))]
  }

  /// The centre of the window, as the start of drags and taps without a target.
  var middle: Step.Spot { Step.Spot(map.width / 2, map.height / 2) }
}
