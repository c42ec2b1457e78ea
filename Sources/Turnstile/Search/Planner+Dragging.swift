import Choices

extension Planner {
  /// Adds a drag to the plan, with a random start, way and end.
  mutating func drag() {
    var stroke = anyStroke()
    let starts = stroke.pull.start
    stroke.ending = anyEnding()
    perform(stroke) { planner in
      planner.interrupt()
      if planner.has(.secondFinger), planner.generator.chance(1, in: 8) {
        planner.secondFinger(near: starts)
      }
    }
  }

  /// Adds two drags from the same place that usually differ in one respect.
  ///
  /// The second drag may reveal something that the first has left behind: a flag, a stored
  /// decision, a disabled recogniser.
  mutating func dragTwice() {
    var stroke = anyStroke()
    if generator.chance(1, in: 3) { stroke.ending = anyEnding() }
    let home = stroke.pull.place
    perform(stroke)
    if generator.chance(3, in: 4) { add(.settle) } else { pause() }
    if stroke.goesOn, place != home || generator.chance(1, in: 2) { returnTo(home) }
    perform(generator.chance(3, in: 4) ? stroke.varied(&generator) : stroke)
  }

  /// Adds a cancelled drag, and another drag from the same place when everything is at rest.
  ///
  /// A decision of the first drag must not affect the second. This shows best if the first would
  /// have finished the transition, and the second is too short to decide anything itself.
  mutating func dragAfterCancelled() {
    let here = map.pulls.filter { $0.place == place }
    guard let pull = here.isEmpty ? anyPull() : here[Int(generator.next(below: UInt64(here.count)))]
    else { return drag() }
    if !steps.isEmpty, steps.last?.act != .settle { add(.settle) }
    returnTo(pull.place)
    var first = anyStroke(along: pull)
    if generator.chance(2, in: 3) { first.distances = [pull.length / 10, pull.length * 4 / 5] }
    (first.isInOneTurn, first.ending) = (false, .cancel)
    perform(first)
    add(.settle)
    var second = first.varied(&generator)
    if generator.chance(2, in: 3) {
      second = Stroke(pull, through: [20], hold: generator.chance(1, in: 2) ? 1 : 12)
    }
    (second.isInOneTurn, second.ending) = (false, .lift)
    perform(second)
    wantsComparison = true
  }

  /// Adds a drag that is not known to start a transition, on a random touchable area of the present
  /// screen.
  mutating func dragIdly() {
    guard let target = anyTarget() else { return }
    let direction = target.directions[Int(generator.next(below: UInt64(target.directions.count)))]
    perform(
      Stroke(aimless(at: target, direction, from: nil), through: [30, 500], hold: 12))
  }

  // MARK: - Strokes

  private mutating func anyStroke() -> Stroke { anyStroke(along: aim()) }

  private mutating func anyStroke(along pull: SubjectMap.Pull) -> Stroke {
    var stroke = Stroke(pull, through: [], hold: 1)
    stroke.distances = distances(length: pull.length)
    if generator.chance(1, in: 3) { stroke.pace = generator.next(in: 2...12) }
    if has(.linger), generator.chance(1, in: 3) {
      stroke.hold = generator.next(in: 6...90)
    } else if generator.chance(1, in: 4) {
      stroke.hold = 0
    }
    if has(.drift), generator.chance(1, in: 4) { stroke.drift = generator.next(in: -40...40) }
    stroke.isInOneTurn = has(.hurry) && generator.chance(1, in: 3)
    return stroke
  }

  private mutating func anyEnding() -> Stroke.Ending {
    switch generator.next(below: 10) {
    case 0, 1: has(.cancel) ? .cancel : .lift
    case 2: has(.abandon) ? .stay : .lift
    case 3: has(.environment) ? .background : .lift
    default: .lift
    }
  }

  /// Chooses the start and the direction of a drag. Mostly it is a drag at the present place that
  /// is known to start a transition or to slide something.
  private mutating func aim() -> SubjectMap.Pull {
    let here = map.drags(at: place)
    if here.isEmpty, let other = anyPull(), generator.chance(1, in: 2) {
      // No drag is known to do anything on this screen, so the plan goes to a screen with such a
      // drag.
      add(.settle)
      returnTo(other.place)
      return other
    }
    let known = here.isEmpty ? map.mainDrags : here
    if !known.isEmpty, generator.chance(3, in: 4) {
      return known[Int(generator.next(below: UInt64(known.count)))]
    }
    let target = anyTarget()
    let directions = target?.directions ?? SubjectMap.Direction.allCases
    let direction = directions[Int(generator.next(below: UInt64(directions.count)))]
    let start = target.map { spot(in: $0) } ?? middle
    return aimless(at: target, direction, from: start)
  }

  private mutating func anyPull() -> SubjectMap.Pull? {
    let drags = map.mainDrags
    return drags.isEmpty ? nil : drags[Int(generator.next(below: UInt64(drags.count)))]
  }

  /// Returns a drag on the present screen that is not known to start a transition.
  private func aimless(
    at target: SubjectMap.Target?, _ direction: SubjectMap.Direction, from start: Step.Spot?
  ) -> SubjectMap.Pull {
    let isEdge = target?.gesture == .edge
    let usual = isEdge ? target?.start(for: direction) : target?.middle
    return SubjectMap.Pull(
      place: place, start: start ?? usual ?? middle, direction: direction,
      length: direction.isVertical ? map.height : map.width)
  }

  private mutating func spot(in target: SubjectMap.Target) -> Step.Spot {
    guard generator.chance(1, in: 3) else { return target.middle }
    return Step.Spot(
      generator.next(in: target.left...max(target.left, target.right - 1)),
      generator.next(in: target.top...max(target.top, target.bottom - 1)))
  }

  /// Returns the distances from its start at which the finger stops during a drag. They lie around
  /// the thresholds, such as half of the way, at which interactors often decide.
  private mutating func distances(length: Int) -> [Int] {
    func at(_ thousandths: Int) -> Int { length * thousandths / 1000 }
    let aim = [20, 100, 200, 300, 400, 500, 600, 700, 800, 900]
    var distances = [at(aim[Int(generator.next(below: UInt64(aim.count)))])]
    if distances[0] < Stroke.slop { distances[0] = Stroke.slop }
    if generator.chance(1, in: 5) { distances[0] = at(500) + generator.next(in: -1...1) }
    if has(.extremes), generator.chance(1, in: 3) {
      distances.append(generator.chance(1, in: 2) ? length : length + generator.next(in: 0...200))
    }
    if has(.reverse), generator.chance(1, in: 3) {
      distances.append(generator.chance(1, in: 3) ? 0 : distances[0] / 2)
    }
    if has(.wrongWay), generator.chance(1, in: 3) {
      distances.insert(-at(600), at: generator.chance(1, in: 2) ? 0 : distances.count)
    }
    if generator.chance(1, in: 2) {
      distances.insert(max(Stroke.slop, abs(distances[0]) / 4), at: 0)
    }
    return distances
  }

  // MARK: - Meanwhile

  private mutating func interrupt() {
    guard has(.interrupt), generator.chance(1, in: 5), let act = anyAct() else { return }
    if generator.chance(1, in: 2) { wait(frames: 1) }
    add(act)
    if generator.chance(1, in: 2) { wait(frames: 1) }
  }

  private mutating func secondFinger(near spot: Step.Spot) {
    add(.down(finger: Self.otherFinger, Step.Spot(spot.x + 60, spot.y)))
    wait(frames: 1)
    if generator.chance(1, in: 2) {
      add(
        .move(
          finger: Self.otherFinger,
          Step.Spot(spot.x + 60, spot.y + generator.next(in: -100...100))))
      wait(frames: 1)
    }
    add(.up(finger: Self.otherFinger))
  }
}
