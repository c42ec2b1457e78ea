/// The screens of an app with the acts that lead from one to another, in a form for reports.
extension SubjectMap {
  /// A screen of the app, with the ways out of it to other screens.
  package struct Stop: Hashable, Sendable {
    /// The class of the innermost visible controller, which names the screen.
    package var name: String
    /// The trace that leads from the app's start to the screen, with rest after each move.
    package var trace: Trace
    /// The acts that lead from the screen to other screens.
    package var exits: [Exit]
  }

  /// An act, such as a tap, that leads from one screen to another.
  package struct Exit: Hashable, Sendable {
    /// The act that leads to the other screen, in words.
    package var words: String
    /// The point of the tap or the start of the drag; `nil` if the exit is an action by code.
    package var spot: Step.Spot?
    /// The index in ``stops`` of the screen to which the act leads.
    package var to: Int
  }

  /// The screens of the app; the first one is its start.
  ///
  /// A map may come from a report, so exits to screens that it does not contain are left out.
  package var stops: [Stop] {
    places.enumerated().map { index, place in
      let taken = ways.filter { $0.from == index && $0.to != index }.map { way in
        Exit(words: way.act.description, spot: way.act.spot, to: way.to)
      }
      let pulled = drags(at: index).filter { $0.to != index }.compactMap { pull in
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

  /// Returns traces that go to a screen and straight back to the start, for the first screens that
  /// a single act is known to lead back from.
  package func trips(count: Int) -> [Trace] {
    let trips = places.compactMap { place -> Trace? in
      guard let wayBack = place.wayBack, !place.path.isEmpty else { return nil }
      return (place.path + [.act(wayBack)]).trace
    }
    return Array(trips.prefix(count))
  }

  /// Returns the traces with which a search begins. Traces with an act that no earlier one has come
  /// first, so that a few traces show all kinds of acts.
  package func traces(of search: Search, count: Int) -> [Trace] {
    let order = Sample.Order(block: 0, count: count, shows: 0..<0, inOther: false)
    return Sample.traces(of: order, search, on: self).map(\.trace)
  }
}

extension Step.Act {
  /// The point where the act touches the screen; `nil` for an act without a touch.
  fileprivate var spot: Step.Spot? {
    switch self {
    case .tap(let spot), .down(_, let spot), .move(_, let spot): spot
    default: nil
    }
  }
}
