import Choices

extension Trace {
  /// Returns the trace with a few random changes. A trace that is similar to one which showed
  /// something new may show more.
  func mutated(on map: SubjectMap, with other: Trace, _ generator: inout Generator) -> Trace {
    var steps = steps
    for _ in 0...generator.next(below: 3) {
      guard !steps.isEmpty else { break }
      let index = Int(generator.next(below: UInt64(steps.count)))
      switch generator.next(below: 8) {
      case 0: steps.remove(at: index)
      case 1: Self.shift(&steps, from: index, by: Step.frame * generator.next(in: -12...12))
      case 2: Self.close(&steps, at: index)
      case 3: steps.insert(Step(steps[index].time, .settle), at: index)
      case 4 where !map.actions.isEmpty:
        let name = map.actions[Int(generator.next(below: UInt64(map.actions.count)))]
        steps.insert(Step(steps[index].time, .action(name)), at: index)
      case 4: Self.tapAgain(&steps, at: index, &generator)
      case 5: Self.swapEnd(&steps)
      case 6:
        // One of the changes joins two traces: the beginning of this trace, and the end of the
        // other one.
        let tail = other.steps.suffix(Int(generator.next(below: UInt64(other.count) + 1)))
        let shift = steps[index].time - (tail.first?.time ?? 0)
        steps = Array(steps[...index]) + tail.map { Step($0.time + shift, $0.act) }
      default: Self.nudge(&steps, at: index, &generator)
      }
    }
    return map.allowed(Trace(Array(steps.prefix(Planner.limit))))
  }

  /// Delays all steps from an index on, or moves them forward, by a number of milliseconds.
  private static func shift(_ steps: inout [Step], from index: Int, by milliseconds: Int) {
    for later in index..<steps.count {
      steps[later].time = max(0, steps[later].time + milliseconds)
    }
  }

  /// Moves a step and all later ones forward to the time of the step before, so that two steps
  /// arrive in one turn of the run loop.
  private static func close(_ steps: inout [Step], at index: Int) {
    guard index > 0 else { return }
    shift(&steps, from: index, by: steps[index - 1].time - steps[index].time)
  }

  /// Repeats the next tap in the trace after a short pause, as an impatient user does.
  private static func tapAgain(
    _ steps: inout [Step], at index: Int, _ generator: inout Generator
  ) {
    let next = steps[index...].firstIndex { if case .tap = $0.act { true } else { false } }
    guard let next else { return }
    let pause = generator.next(in: Environment.impatience) * Step.frame
    shift(&steps, from: next + 1, by: pause)
    steps.insert(Step(steps[next].time + pause, steps[next].act), at: next + 1)
  }

  /// Turns the trace's last lift of a finger into a cancel, or its last cancel into a lift.
  private static func swapEnd(_ steps: inout [Step]) {
    for index in steps.indices.reversed() {
      switch steps[index].act {
      case .up(let finger): steps[index].act = .cancel(finger: finger)
      case .cancel(let finger): steps[index].act = .up(finger: finger)
      default: continue
      }
      return
    }
  }

  /// Moves the point of a touch by a random distance; does nothing if the step is no touch.
  private static func nudge(_ steps: inout [Step], at index: Int, _ generator: inout Generator) {
    let reach = generator.chance(1, in: 2) ? 4 : 200
    let by = Step.Spot(generator.next(in: -reach...reach), generator.next(in: -reach...reach))
    switch steps[index].act {
    case .down(let finger, let spot):
      steps[index].act = .down(finger: finger, Step.Spot(spot.x + by.x, spot.y + by.y))
    case .move(let finger, let spot):
      steps[index].act = .move(finger: finger, Step.Spot(spot.x + by.x, spot.y + by.y))
    default: break
    }
  }
}
