/// What there is to touch and to call in a subject: what plans are aimed at.
///
/// A ``Scout`` finds it out before the first run, once for a check. It is data: blocks are planned
/// from it and a seed alone, so two machines that scout one subject plan the same traces.
package struct SubjectMap: Hashable, Sendable, Codable {
  /// The window's size in whole points.
  var width: Int
  var height: Int
  /// What may happen to the app.
  package var environment = Environment.devices
  /// The names of the actions.
  var actions: [String]
  /// Where one can stand, the start first.
  var places: [Place]
  /// Pulls that were seen to start a transition.
  var pulls: [Pull]
  /// What leads from one place to another.
  var ways: [Way] = []

  /// The places, each by what a person looks at there, with the way from the start.
  var screens: [String] {
    places.map { place in
      let steps = place.path.map(\.description)
      return steps.isEmpty
        ? "\(place.name), at the start" : "\(place.name), by \(steps.joined(separator: ", "))"
    }
  }

  /// The taps that lead from one place to another.
  var taps: [Way] {
    ways.filter { if case .tap = $0.act { true } else { false } }
  }

  /// The glass that fingers stay on.
  var glass: Glass { Glass(width: width, height: height) }

  /// Whether a trace can be asked of the app.
  func allows(_ trace: Trace) -> Bool {
    trace.flaw == nil && (environment == .any || trace.isPossible(on: glass))
  }

  /// A trace as it can be asked of the app, without what cannot.
  func allowed(_ trace: Trace) -> Trace {
    let repaired = trace.repaired
    return environment == .any ? repaired : repaired.madePossible(on: glass)
  }

  /// A resting state and the way there.
  struct Place: Hashable, Sendable, Codable {
    /// What leads there from the start.
    var path: [Move]
    /// What leads back to the start, if one thing does.
    var wayBack: Step.Act?
    /// What listens for fingers, in drawing order.
    var targets: [Target]
    /// The controller a person looks at.
    var name = ""

    /// The taps that do something of the app's own here.
    var taps: [Step.Act] {
      targets.filter { $0.gesture == .control }.map { .tap($0.middle) }
    }
  }

  /// A way from one place to another.
  struct Way: Hashable, Sendable, Codable {
    /// Where one has to stand.
    var from: Int
    /// What is done there.
    var act: Step.Act
    /// Where it leads.
    var to: Int
  }

  /// Something that listens for fingers.
  struct Target: Hashable, Sendable, Codable {
    /// Which gesture it listens for.
    enum Gesture: Hashable, Sendable, Codable {
      case pan, edge, scroll, tap, press, pinch, swipe, control, other
    }

    var gesture: Gesture
    /// Where in the window it can be touched.
    var left, top, right, bottom: Int
    /// The directions in which it makes sense to pull it.
    var directions: [Direction] = Direction.allCases

    /// The middle of the area.
    var middle: Step.Spot { Step.Spot((left + right) / 2, (top + bottom) / 2) }
  }

  /// One of the four ways along the axes.
  enum Direction: Int, Hashable, Sendable, Codable, CaseIterable {
    case down, right, up, left

    var isVertical: Bool { self == .down || self == .up }

    /// A point so far this way from another.
    func spot(from start: Step.Spot, by distance: Int, drift: Int = 0) -> Step.Spot {
      switch self {
      case .down: Step.Spot(start.x + drift, start.y + distance)
      case .up: Step.Spot(start.x + drift, start.y - distance)
      case .right: Step.Spot(start.x + distance, start.y + drift)
      case .left: Step.Spot(start.x - distance, start.y + drift)
      }
    }
  }

  /// A way of dragging that starts a transition.
  struct Pull: Hashable, Sendable, Codable {
    /// Where one has to stand.
    var place: Int
    /// Where the finger goes down.
    var start: Step.Spot
    /// Which way it goes.
    var direction: Direction
    /// How far it has to go for progress 1, as far as could be seen.
    var length: Int
    /// How much further back the finger can come down and still touch the same.
    var room = 0
    /// Where it leads if the finger goes all the way, as far as that is a place that is known.
    var to: Int?

    /// Whether another one differs in what was found out about it alone.
    func isSame(as other: Pull) -> Bool {
      (place, start, direction, length)
        == (other.place, other.start, other.direction, other.length)
    }

    /// Where the finger has to come down to have so far to go on the glass: further back than
    /// usual, if need be.
    func start(for distance: Int, on glass: Glass) -> Step.Spot {
      let end = direction.spot(from: start, by: distance)
      let reached = glass.nearest(to: end)
      let missing = abs(end.x - reached.x) + abs(end.y - reached.y)
      return direction.spot(from: start, by: -min(missing, room))
    }
  }
}
