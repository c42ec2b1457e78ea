extension SubjectMap {
  /// A move of the user from one screen of the app to the next, with rest before and after it.
  enum Move: Hashable, Sendable, Codable {
    /// A move by a call of one of the subject's actions, or by a tap.
    case act(Step.Act)
    /// A move by a finger that comes down at the first of these points, goes slowly through the
    /// others, rests, and is lifted.
    case drag([Step.Spot])

    /// Returns the move as steps of a trace.
    ///
    /// - Parameter time: The start of the move in milliseconds of the trace.
    func steps(from time: Int) -> [Step] {
      switch self {
      case .act(let act): return [Step(time, act)]
      case .drag(let spots):
        var steps = spots.enumerated().map { index, spot in
          Step(
            time + index * Self.pace,
            index == 0 ? .down(finger: 1, spot) : .move(finger: 1, spot))
        }
        steps.append(Step(time + (spots.count + 1) * Self.pace, .up(finger: 1)))
        return steps
      }
    }

    /// The time, in milliseconds, between two points of a drag: six frames, so slow that no
    /// interactor takes the drag for a flick.
    private static let pace = 6 * Step.frame
  }
}

extension SubjectMap.Pull {
  /// Returns a slow drag, in four moves, along the whole length that the transition needs.
  func allTheWay(on touchArea: TouchArea) -> SubjectMap.Move {
    let start = start(for: length, on: touchArea)
    return .drag(
      (0...4).map { touchArea.nearest(to: direction.spot(from: start, by: $0 * length / 4)) })
  }
}

extension [SubjectMap.Move] {
  /// The trace that makes these moves one after the other, and waits for rest after each.
  var trace: Trace {
    var steps: [Step] = []
    for move in self {
      steps += move.steps(from: steps.last?.time ?? 0)
      steps.append(Step(steps.last?.time ?? 0, .settle))
    }
    return Trace(steps)
  }
}

extension SubjectMap.Move: CustomStringConvertible {
  var description: String {
    switch self {
    case .act(let act): act.description
    case .drag(let spots):
      "drag "
        + [spots.first, spots.last].compactMap { $0 }.map { "\($0.x),\($0.y)" }
        .joined(separator: " to ")
    }
  }
}
