/// Rewritings of a trace that the general shrinker does not find, because several steps change at
/// once.
///
/// Each rewriting replaces an unusual way of doing something with a plain one. Going to the
/// background is an unusual way to end a touch, a busy main thread an unusual way to have two
/// events in one turn, a third of a second an obscure way to wait for rest, and a drag an indirect
/// way of doing what an action does. The rewritings are tried before the general shrinker runs, and
/// again on its result. Neither another rewriting nor the shrinker can undo one, so they come to an
/// end, and all traces of one fault become the same.
enum Simplification {
  /// Returns the traces that differ from a trace by one rewriting, the plainest first.
  ///
  /// - Parameter actions: The names of the subject's actions. An action may replace the steps of
  ///   a finger.
  static func candidates(for trace: Trace, actions: [String]) -> [Trace] {
    var found: [Trace] = []
    for index in trace.steps.indices {
      switch trace.steps[index].act {
      case .background:
        for lifted in [true, false] {
          found.append(withoutBackground(trace, at: index, lifting: lifted))
        }
      case .stall(let length): found.append(withoutStall(trace, at: index, length))
      case .tap: found.append(leavingOut([index], of: trace))
      case .cancel(let finger):
        found.append(replacing(index, of: trace, with: .up(finger: finger)))
      case .down(let finger, _):
        let own = steps(of: finger, from: index, in: trace)
        found.append(leavingOut(own, of: trace))
        found += actions.flatMap { acting($0, insteadOf: own, in: trace) }
        found += turned(trace, own)
      case .settle:
        found += [1, 6].map { waiting(frames: $0, insteadOf: index, in: trace) }
      default: break
      }
      if let rested = resting(before: index, in: trace) { found.append(rested) }
    }
    return found.filter { $0.flaw == nil && $0 != trace }
  }

  // MARK: - Waiting

  /// The shortest gap between two steps, in milliseconds, that counts as waiting until everything
  /// is at rest. A shorter gap counts as a moment during a movement.
  private static let longWait = 7 * Step.frame

  /// Returns the trace with a `settle`, that is, a wait for rest, in place of the long gap before a
  /// step; `nil` if the gap is short.
  private static func resting(before index: Int, in trace: Trace) -> Trace? {
    guard index > 0, trace.steps[index - 1].act != .settle else { return nil }
    let gap = trace.steps[index].time - trace.steps[index - 1].time
    guard gap >= longWait else { return nil }
    var steps = trace.steps
    for later in index..<steps.count { steps[later].time -= gap }
    steps.insert(Step(steps[index].time, .settle), at: index)
    return Trace(steps)
  }

  /// Returns the trace with a wait of some frames in place of a `settle`, that is, of a wait for
  /// rest.
  private static func waiting(frames: Int, insteadOf index: Int, in trace: Trace) -> Trace {
    var steps = trace.steps
    steps.remove(at: index)
    for later in index..<steps.count { steps[later].time += frames * Step.frame }
    return Trace(steps)
  }

  // MARK: - Fingers

  /// Returns the indices of a finger's steps, from where it comes down to where it leaves.
  private static func steps(of finger: Int, from index: Int, in trace: Trace) -> [Int] {
    let end =
      trace.steps[(index + 1)...].firstIndex { step in
        step.finger == finger
          && (step.act == .up(finger: finger) || step.act == .cancel(finger: finger))
      } ?? trace.steps.count - 1
    return (index...end).filter { trace.steps[$0].finger == finger }
  }

  /// Returns traces in which the subject's action replaces the steps of a finger. They differ in
  /// the waits for rest around the action, and in whether a trip to the background is kept.
  private static func acting(_ name: String, insteadOf own: [Int], in trace: Trace) -> [Trace] {
    let time = trace.steps[own[0]].time
    let (act, rest) = (Step(time, .action(name)), Step(time, .settle))
    var found: [Trace] = []
    for instead in [[act], [rest, act], [act, rest], [rest, act, rest]] {
      for keepsSystem in [true, false] {
        var steps: [Step] = []
        for (index, step) in trace.steps.enumerated() {
          if index == own[0] { steps += instead }
          let isSystem = step.act == .background || step.act == .foreground
          if !own.contains(index), keepsSystem || !isSystem { steps.append(step) }
        }
        if steps.count <= trace.count { found.append(Trace(steps)) }
      }
    }
    return found
  }

  /// Returns traces in which a finger moves in a simpler way from some step on: along one axis,
  /// mirrored, or with its axes exchanged.
  private static func turned(_ trace: Trace, _ own: [Int]) -> [Trace] {
    guard let origin = trace.steps[own[0]].spot else { return [] }
    let turns: [(Step.Spot) -> Step.Spot] = [
      { Step.Spot(origin.x, $0.y) },
      { Step.Spot($0.x, origin.y) },
      { Step.Spot(origin.x + $0.y - origin.y, origin.y + $0.x - origin.x) },
      { Step.Spot($0.x, 2 * origin.y - $0.y) },
      { Step.Spot(2 * origin.x - $0.x, $0.y) },
    ]
    var found: [Trace] = []
    for start in own.indices.dropFirst() {
      for turn in turns {
        var steps = trace.steps
        for index in own[start...] {
          if case .move(let finger, let spot) = steps[index].act {
            steps[index].act = .move(finger: finger, turn(spot))
          }
        }
        let candidate = Trace(steps)
        if ranks(of: candidate, own, origin).lexicographicallyPrecedes(
          ranks(of: trace, own, origin))
        {
          found.append(candidate)
        }
      }
    }
    return found
  }

  /// Returns numbers by which the ways of a finger are compared, one for each coordinate of a move:
  /// a short move has a lower number than a long one, and a forward move a lower one than a
  /// backward move.
  private static func ranks(of trace: Trace, _ own: [Int], _ origin: Step.Spot) -> [Int] {
    var last = origin
    return own.flatMap { index -> [Int] in
      guard let spot = trace.steps[index].spot else { return [] }
      defer { last = spot }
      return [spot.x - last.x, spot.y - last.y].map { $0 > 0 ? 2 * $0 - 1 : -2 * $0 }
    }
  }

  // MARK: - The system

  /// Returns the trace without a trip to the background: its fingers are lifted or cancelled
  /// instead.
  private static func withoutBackground(_ trace: Trace, at index: Int, lifting: Bool) -> Trace {
    var steps = trace.steps
    let time = steps[index].time
    if let back = steps[index...].firstIndex(where: { $0.act == .foreground }) {
      steps.remove(at: back)
    }
    let ends = trace.fingersDown(before: index).map { finger in
      Step(time, lifting ? .up(finger: finger) : .cancel(finger: finger))
    }
    steps.replaceSubrange(index...index, with: ends)
    return Trace(steps)
  }

  /// Returns the trace without a stall of the main thread. The steps that the stall delayed follow
  /// at once.
  private static func withoutStall(_ trace: Trace, at index: Int, _ length: Int) -> Trace {
    var steps = trace.steps
    let start = steps[index].time
    steps.remove(at: index)
    for later in index..<steps.count {
      let time = steps[later].time
      steps[later].time = time <= start + length ? start : time - length
    }
    return Trace(steps)
  }

  private static func leavingOut(_ indices: [Int], of trace: Trace) -> Trace {
    Trace(trace.steps.indices.filter { !indices.contains($0) }.map { trace.steps[$0] })
  }

  private static func replacing(_ index: Int, of trace: Trace, with act: Step.Act) -> Trace {
    var steps = trace.steps
    steps[index].act = act
    return Trace(steps)
  }
}
