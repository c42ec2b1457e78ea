/// The search for properties of a minimal trace that do not matter. A property does not matter if
/// every tried change of it leaves the finding as it is.
@MainActor
enum Explanation {
  /// Returns the properties of a minimal trace that do not matter, in words, such as "the x of
  /// every touch".
  ///
  /// - Parameter breaks: Runs a trace, and returns true if it shows the finding.
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
    var gaps = 0
    var free: [String] = []
    for index in minimum.steps.indices.dropFirst() {
      let gap = minimum.steps[index].time - minimum.steps[index - 1].time
      guard gap > 0 else { continue }
      gaps += 1
      if holds([16, 48, 160, 480].map { minimum.delayed(from: index, by: $0 - gap) }) {
        free.append("'\(minimum.steps[index].act)'")
      }
    }
    return found + (words(for: free, of: gaps).map { ["the time before \($0)"] } ?? [])
  }

  /// Returns words for the steps before which the time does not matter; `nil` if there is none. Up
  /// to three steps are named. More of them, or steps with the same words, would fill lines of a
  /// report and help nobody, so they are counted.
  private static func words(for steps: [String], of all: Int) -> String? {
    if steps.isEmpty { return nil }
    if steps.count <= 3, Set(steps).count == steps.count {
      let first = steps.dropLast().joined(separator: ", ")
      return first.isEmpty ? steps[0] : "\(first) and \(steps[steps.count - 1])"
    }
    return steps.count == all ? "each step" : "\(steps.count) of \(all) steps"
  }
}

extension Step {
  /// The point at which the step touches the screen; `nil` for a step without a point.
  var spot: Spot? {
    switch act {
    case .down(_, let spot), .move(_, let spot), .tap(let spot): spot
    default: nil
    }
  }
}

extension Trace {
  /// Returns the trace with the points of all touches moved by the same distance.
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

  /// Returns the trace with the step at an index and all later ones delayed by a number of
  /// milliseconds.
  fileprivate func delayed(from index: Int, by milliseconds: Int) -> Trace {
    Trace(
      steps.enumerated().map { position, step in
        position < index ? step : Step(step.time + milliseconds, step.act)
      })
  }
}
