/// Rewritings that no shrinker of numbers and lists comes upon, since several steps have to change at once.
///
/// Each says the same thing in plainer words: an app in the background is a strange way to lose a finger, and a busy
/// main thread a strange way to have two things in one turn. A rewriting is tried before the general shrinker runs, and again
/// on what it leaves.
enum Simplification {
  /// Plainer traces, the plainest first; each is one rewriting away.
  static func candidates(for trace: Trace) -> [Trace] {
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
      case .down(let finger, _): found += withoutFinger(trace, from: index, finger)
      default: break
      }
    }
    return found.filter { $0.flaw == nil && $0 != trace }
  }

  /// Fingers are lifted, or taken away, instead of the app going to the background and coming back.
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

  /// What the main thread was too busy for happens at once.
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

  /// A finger never comes down, or never moves but once.
  private static func withoutFinger(_ trace: Trace, from index: Int, _ finger: Int) -> [Trace] {
    let end =
      trace.steps[(index + 1)...].firstIndex { step in
        step.finger == finger
          && (step.act == .up(finger: finger) || step.act == .cancel(finger: finger))
      } ?? trace.steps.count - 1
    let own = (index...end).filter { trace.steps[$0].finger == finger }
    return [leavingOut(own, of: trace)]
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

extension Trace {
  /// The fingers that are down when a step is reached, in the order they came down.
  fileprivate func fingersDown(before index: Int) -> [Int] {
    var down: [Int] = []
    for step in steps[..<index] {
      switch step.act {
      case .down(let finger, _): down.append(finger)
      case .up(let finger), .cancel(let finger): down.removeAll { $0 == finger }
      case .background: down = []
      default: break
      }
    }
    return down
  }
}
