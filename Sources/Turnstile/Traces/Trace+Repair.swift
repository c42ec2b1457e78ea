extension Trace {
  /// The trace as a valid one: without the steps that are impossible at their positions, such as a
  /// move of a finger that is not down, and with all numbers within the limits of traces.
  ///
  /// Generated plans and random mutations combine steps freely, so their results need a repair
  /// before they can be run.
  var repaired: Trace {
    var kept: [Step] = []
    var down: Set<Int> = []
    var inBackground = false
    var time = 0
    for var step in steps {
      step.time = min(max(step.time, time), Step.times.upperBound)
      step.act = step.act.clamped
      switch step.act {
      case .down(let finger, _):
        guard Step.fingers.contains(finger), !inBackground, down.insert(finger).inserted else {
          continue
        }
      case .move(let finger, _):
        guard down.contains(finger) else { continue }
      case .up(let finger), .cancel(let finger):
        guard down.remove(finger) != nil else { continue }
      case .tap:
        guard !inBackground else { continue }
      case .background:
        guard !inBackground else { continue }
        inBackground = true
        down = []
      case .foreground:
        guard inBackground else { continue }
        inBackground = false
      case .action, .stall, .rotate, .resize, .settle, .suppose: break
      }
      time = step.time
      kept.append(step)
    }
    return Trace(kept)
  }
}

extension Step.Act {
  /// The act with every number, such as a coordinate, moved into the range that is allowed in
  /// traces.
  fileprivate var clamped: Step.Act {
    func clamp(_ value: Int, to range: ClosedRange<Int>) -> Int {
      min(max(value, range.lowerBound), range.upperBound)
    }
    func clamp(_ spot: Step.Spot) -> Step.Spot {
      Step.Spot(clamp(spot.x, to: Step.coordinates), clamp(spot.y, to: Step.coordinates))
    }
    return switch self {
    case .down(let finger, let spot): .down(finger: finger, clamp(spot))
    case .move(let finger, let spot): .move(finger: finger, clamp(spot))
    case .tap(let spot): .tap(clamp(spot))
    case .stall(let length): .stall(clamp(length, to: Step.stalls))
    case .resize(let width, let height):
      .resize(width: clamp(width, to: Step.lengths), height: clamp(height, to: Step.lengths))
    default: self
    }
  }
}
