/// The places of a map with the acts that lead from one to another, for reports.
extension SubjectMap {
  /// A place of the app with the exits to other places.
  package struct Stop: Hashable, Sendable {
    /// The class of the innermost controller that the user sees.
    package var name: String
    /// The moves from the start to the place, each followed by rest.
    package var trace: Trace
    /// The acts that lead from the place to other places.
    package var exits: [Exit]
  }

  /// An act on the app that leads from one place to another.
  package struct Exit: Hashable, Sendable {
    /// The act that leads to the other place, in words.
    package var words: String
    /// The point of the touch, if the exit is a touch.
    package var spot: Step.Spot?
    /// The index of the other place in ``stops``.
    package var to: Int
  }

  /// The places of the app; the first one is its start.
  ///
  /// A map may come from a report, so exits to places that it does not contain are left out.
  package var stops: [Stop] {
    places.enumerated().map { index, place in
      let taken = ways.filter { $0.from == index && $0.to != index }.map { way in
        Exit(words: way.act.description, spot: way.act.spot, to: way.to)
      }
      let pulled = pulls.filter { $0.place == index && $0.to != index }.compactMap { pull in
        pull.to.map {
          Exit(
            words: "drag \(pull.direction) from \(pull.start.x),\(pull.start.y)", spot: pull.start,
            to: $0)
        }
      }
      return Stop(
        name: place.name,
        trace: place.path.trace,
        exits: (taken + pulled).filter { places.indices.contains($0.to) })
    }
  }

  /// Returns the first traces of a search: those with an act that no earlier trace has, then the
  /// others.
  package func traces(of search: Search, count: Int) -> [Trace] {
    let order = Sample.Order(block: 0, count: count, shows: 0..<0, inOther: false)
    return Sample.traces(of: order, search, on: self).map(\.trace)
  }
}

extension Step.Act {
  /// The point where the act touches the screen.
  fileprivate var spot: Step.Spot? {
    switch self {
    case .tap(let spot), .down(_, let spot), .move(_, let spot): spot
    default: nil
    }
  }
}
