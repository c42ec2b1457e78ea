/// What a reader wants to know of a map.
extension SubjectMap {
  /// A place, with what leads away from it.
  package struct Stop: Hashable, Sendable {
    /// The controller a person looks at.
    package var name: String
    /// What leads there from the start, each followed by rest.
    package var trace: Trace
    /// What leads to other places.
    package var exits: [Exit]
  }

  /// What leads from one place to another.
  package struct Exit: Hashable, Sendable {
    /// What is done, in words.
    package var words: String
    /// Where on the glass, if it is a touch.
    package var spot: Step.Spot?
    /// Where it leads, as a place in ``stops``.
    package var to: Int
  }

  /// The places, the start first.
  ///
  /// A map may come from a report, so what leads nowhere in it is left out.
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

  /// So many of the traces that a search plays first, those before others that do what no earlier
  /// one does.
  package func traces(of search: Search, count: Int) -> [Trace] {
    let order = Sample.Order(block: 0, count: count, shows: 0..<0, inOther: false)
    return Sample.traces(of: order, search, on: self).map(\.trace)
  }
}

extension Step.Act {
  /// Where it touches the glass.
  fileprivate var spot: Step.Spot? {
    switch self {
    case .tap(let spot), .down(_, let spot), .move(_, let spot): spot
    default: nil
    }
  }
}
