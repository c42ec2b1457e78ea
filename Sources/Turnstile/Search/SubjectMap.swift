/// A map of a subject: its places, touchable areas and actions, from which traces are planned.
///
/// A ``Scout`` makes the map once for a check, before the first run. It is plain data: blocks are
/// planned from it and a seed alone, so two machines that explore one subject plan the same traces.
package struct SubjectMap: Hashable, Sendable, Codable {
  /// The window's size in whole points.
  var width: Int
  var height: Int
  /// The kinds of events that traces may contain.
  package var environment = Environment.devices
  /// The names of the subject's actions.
  var actions: [String]
  /// The places of the app; the first one is its start.
  var places: [Place]
  /// The drags that are known to start a transition.
  var pulls: [Pull]
  /// The acts that lead from one place to another.
  var ways: [Way] = []

  /// A line for each place, with the controller that is seen there and the way from the start.
  var screens: [String] {
    places.map { place in
      let steps = place.path.map(\.description)
      return steps.isEmpty
        ? "\(place.name), at the start" : "\(place.name), by \(steps.joined(separator: ", "))"
    }
  }

  /// The taps on controls that lead from one place to another.
  var taps: [Way] {
    ways.filter { if case .tap = $0.act { true } else { false } }
  }

  /// The area of the screen that fingers stay on.
  var touchArea: TouchArea { TouchArea(width: width, height: height) }

  /// Returns true if a trace may be run: none of its steps is impossible and, unless the search
  /// allows any event, a hand can perform it on a device.
  func allows(_ trace: Trace) -> Bool {
    trace.flaw == nil && (environment == .any || trace.isPossible(on: touchArea))
  }

  /// Returns the trace in a form that may be run: without impossible steps and, unless the search
  /// allows any event, with delays for steps that come too early for a hand.
  func allowed(_ trace: Trace) -> Trace {
    let repaired = trace.repaired
    return environment == .any ? repaired : repaired.madePossible(on: touchArea)
  }

  /// A resting state of the app, with the way to it.
  struct Place: Hashable, Sendable, Codable {
    /// The moves that lead from the app's start to the place.
    var path: [Move]
    /// The act that leads back to the app's start, if a single act does.
    var wayBack: Step.Act?
    /// The touchable areas of the place, in drawing order.
    var targets: [Target]
    /// The middles of the controls of this place on a device that was turned here, in the order of
    /// the upright ones; empty if other controls are there then.
    var turned: [Step.Spot] = []
    /// The class of the innermost controller that the user sees.
    var name = ""

    /// The controls of this place.
    var controls: [Target] { targets.filter { $0.gesture == .control } }

    /// The taps on the controls of this place.
    var taps: [Step.Act] { controls.map { .tap($0.middle) } }

    /// Returns the act on a turned device: a tap on one of the controls goes to where that control
    /// is then.
    func onTurnedDevice(_ act: Step.Act) -> Step.Act {
      guard let index = taps.firstIndex(of: act), turned.indices.contains(index) else { return act }
      return .tap(turned[index])
    }
  }

  /// A way from one place of the app to another by a single act.
  struct Way: Hashable, Sendable, Codable {
    /// The index of the place before the act.
    var from: Int
    /// The act that leads from one place to the other.
    var act: Step.Act
    /// The index of the place after the act.
    var to: Int
  }

  /// An area of the screen that responds to touches.
  struct Target: Hashable, Sendable, Codable {
    /// The gesture that the area responds to.
    enum Gesture: Hashable, Sendable, Codable {
      case pan, edge, scroll, tap, press, pinch, swipe, control, other
    }

    var gesture: Gesture
    /// The edges of the touchable area, in the window's coordinates.
    var left, top, right, bottom: Int
    /// The directions in which a drag may have an effect.
    var directions: [Direction] = Direction.allCases

    /// The middle of the touchable area.
    var middle: Step.Spot { Step.Spot((left + right) / 2, (top + bottom) / 2) }
  }

  /// One of the four directions along the axes.
  enum Direction: Int, Hashable, Sendable, Codable, CaseIterable {
    case down, right, up, left

    var isVertical: Bool { self == .down || self == .up }

    /// Returns the point at a distance in this direction from another.
    func spot(from start: Step.Spot, by distance: Int, drift: Int = 0) -> Step.Spot {
      switch self {
      case .down: Step.Spot(start.x + drift, start.y + distance)
      case .up: Step.Spot(start.x + drift, start.y - distance)
      case .right: Step.Spot(start.x + distance, start.y + drift)
      case .left: Step.Spot(start.x - distance, start.y + drift)
      }
    }
  }

  /// A drag that starts a transition.
  struct Pull: Hashable, Sendable, Codable {
    /// The index of the place where the drag is possible.
    var place: Int
    /// The point where the finger comes down.
    var start: Step.Spot
    /// The direction of the drag.
    var direction: Direction
    /// The length of the drag at which the transition's progress is 1, as far as it was observed.
    var length: Int
    /// The distance, against the direction of the drag, from its start to the edge of the touchable
    /// area. The finger can come down that much earlier.
    var room = 0
    /// The index of the place to which the drag leads if it goes all the way; `nil` if the map does
    /// not contain that place.
    var to: Int?

    /// Returns true if another pull has the same place, start, direction and length.
    func isSame(as other: Pull) -> Bool {
      (place, start, direction, length)
        == (other.place, other.start, other.direction, other.length)
    }

    /// Returns the point where the finger has to come down to have room for a distance on the
    /// screen: earlier than usual if necessary.
    func start(for distance: Int, on touchArea: TouchArea) -> Step.Spot {
      let end = direction.spot(from: start, by: distance)
      let reached = touchArea.nearest(to: end)
      let missing = abs(end.x - reached.x) + abs(end.y - reached.y)
      return direction.spot(from: start, by: -min(missing, room))
    }
  }
}
