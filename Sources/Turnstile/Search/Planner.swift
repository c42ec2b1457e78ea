import Choices

/// Puts a trace together step by step: goes to places, waits, drags, and does what code can do.
///
/// A uniformly random finger hardly ever does anything of interest. A planner knows what people do
/// to transitions, and what goes wrong then: it walks to a place, drags along a path chosen for its
/// thresholds, lets go in one of the ways fingers let go, and puts an action, a call, a rotation or
/// a second drag where it hurts. Every run first switches some of those habits off (a swarm): a
/// habit that is always on hides what only shows without it.
///
/// What comes out is a plain ``Trace``; nothing downstream knows how it was made.
struct Planner {
  let map: SubjectMap
  var generator: Generator
  private let habits: Set<Habit>
  var steps: [Step] = []
  var time = 0
  /// Where the plan stands.
  var place = 0
  /// Whether something was planned that only shows beside a run without it.
  var wantsComparison = false

  /// Something plans may do, and a run may do without.
  enum Habit: CaseIterable {
    case hurry, linger, reverse, wrongWay, extremes, cancel, abandon, drift, secondFinger
    case interrupt, repeatAction, taps, environment, stall, again, blindAction
  }

  init(_ map: SubjectMap, generator: Generator) {
    self.map = map
    self.generator = generator
    habits = Set(self.generator.subset(of: Habit.allCases))
  }

  /// The longest plan there is.
  static let limit = 60

  /// What was planned, without what cannot be done.
  var trace: Trace { map.allowed(Trace(Array(steps.prefix(Self.limit)))) }

  /// Whether a habit is on in this run.
  func has(_ habit: Habit) -> Bool { habits.contains(habit) }

  // MARK: - Writing down

  mutating func add(_ act: Step.Act) { steps.append(Step(time, act)) }

  mutating func make(_ move: SubjectMap.Move) {
    steps += move.steps(from: time)
    time = steps.last?.time ?? time
  }

  mutating func wait(frames: Int) { time += frames * Step.frame }

  // MARK: - Going places

  /// Goes to a place by its actions, mostly waiting for each to come to rest.
  mutating func walk(to place: Int) {
    self.place = place
    let path = map.places[place].path
    for (index, move) in path.enumerated() {
      make(move)
      let last = index == path.count - 1
      if last, has(.hurry), generator.chance(1, in: 4) { pause() } else { add(.settle) }
    }
  }

  /// Goes to a place again, from wherever the plan stands: back to the start first, if it is not
  /// known how to go on from here.
  mutating func returnTo(_ place: Int) {
    guard self.place != place else { return }
    if let way = map.ways.first(where: { $0.from == self.place && $0.to == place }) {
      take(way.act)
      add(.settle)
    } else {
      if self.place != 0, let back = map.places[self.place].wayBack {
        add(back)
        add(.settle)
      }
      for move in map.places[place].path {
        make(move)
        add(.settle)
      }
    }
    self.place = place
  }

  /// Does something that may lead elsewhere, and knows where.
  mutating func take(_ act: Step.Act) {
    add(act)
    if let way = map.ways.first(where: { $0.from == place && $0.act == act }) { place = way.to }
  }

  /// Taps once more where the last tap was, as somebody does to whom nothing seems to happen.
  mutating func tapAgain(_ tap: Step.Act) {
    wait(frames: generator.next(in: Environment.impatience))
    add(tap)
  }

  /// Goes somewhere and straight back, so many times, at rest in between.
  mutating func goThereAndBack(_ times: Int) {
    let places = map.places.indices.filter { map.places[$0].wayBack != nil }
    guard !places.isEmpty else { return drag() }
    let there = places[Int(generator.next(below: UInt64(places.count)))]
    returnTo(0)
    for _ in 0..<times {
      for move in map.places[there].path + [.act(map.places[there].wayBack ?? .settle)] {
        make(move)
        add(.settle)
      }
    }
    place = 0
  }

  /// Lets some time pass: none, a frame, a part of an animation, or all it takes.
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

  /// Something that code can do, or a tap on a control of the place where the plan stands; mostly
  /// something that leads elsewhere.
  mutating func anyAct() -> Step.Act? {
    let ways = map.ways.filter { $0.from == place }
    if !ways.isEmpty, generator.chance(1, in: 2) {
      return ways[Int(generator.next(below: UInt64(ways.count)))].act
    }
    let acts = map.actions.map { Step.Act.action($0) } + map.places[place].taps
    guard !acts.isEmpty else { return nil }
    return acts[Int(generator.next(below: UInt64(acts.count)))]
  }

  /// Something that listens for fingers in the place where the plan stands.
  mutating func anyTarget() -> SubjectMap.Target? {
    let targets = map.places[place].targets
    guard !targets.isEmpty else { return nil }
    return targets[Int(generator.next(below: UInt64(targets.count)))]
  }

  /// The middle of the window.
  var middle: Step.Spot { Step.Spot(map.width / 2, map.height / 2) }
}
