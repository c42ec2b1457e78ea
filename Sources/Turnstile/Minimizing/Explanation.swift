/// Which parts of a minimal trace do not matter: changed in any way that was tried, it breaks the
/// same.
@MainActor
enum Explanation {
  /// The irrelevant parts, in words.
  static func irrelevantParts(
    of minimum: Trace, _ breaks: (Trace) -> Bool
  ) -> [String] {
    var found: [String] = []
    func holds(_ variants: [Trace]) -> Bool {
      let usable = variants.filter { $0.flaw == nil && $0 != minimum }
      guard !usable.isEmpty else { return false }
      for variant in usable {
        guard breaks(variant) else { return false }
      }
      return true
    }
    let touches = minimum.steps.contains { $0.spot != nil }
    if touches, holds([-60, 45, 110].map { minimum.shifted(x: $0, y: 0) }) {
      found.append("the x of every touch")
    }
    if touches, holds([-120, 60, 130].map { minimum.shifted(x: 0, y: $0) }) {
      found.append("the y of every touch")
    }
    for index in minimum.steps.indices.dropFirst() {
      let gap = minimum.steps[index].time - minimum.steps[index - 1].time
      guard gap > 0 else { continue }
      if holds([16, 48, 160, 480].map { minimum.delayed(from: index, by: $0 - gap) }) {
        found.append("the time before '\(minimum.steps[index].act)'")
      }
    }
    return found
  }
}

extension Step {
  /// Where a finger is, if this step says so.
  var spot: Spot? {
    switch act {
    case .down(_, let spot), .move(_, let spot), .tap(let spot): spot
    default: nil
    }
  }
}

extension Trace {
  /// The trace with every touch moved.
  fileprivate func shifted(x: Int, y: Int) -> Trace {
    Trace(
      steps.map { step in
        func moved(_ spot: Step.Spot) -> Step.Spot { Step.Spot(spot.x + x, spot.y + y) }
        return switch step.act {
        case .down(let finger, let spot): Step(step.time, .down(finger: finger, moved(spot)))
        case .move(let finger, let spot): Step(step.time, .move(finger: finger, moved(spot)))
        case .tap(let spot): Step(step.time, .tap(moved(spot)))
        default: step
        }
      })
  }

  /// The trace with everything from a step on at another time.
  fileprivate func delayed(from index: Int, by milliseconds: Int) -> Trace {
    Trace(
      steps.enumerated().map { position, step in
        position < index ? step : Step(step.time + milliseconds, step.act)
      })
  }
}
