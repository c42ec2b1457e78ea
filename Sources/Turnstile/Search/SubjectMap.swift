/// A map of the app under test, from which traces are planned: its places, that is, its screens,
/// with their touchable areas, and the subject's actions.
///
/// A ``Scout`` makes the map once for a check, before the first run. It is plain data: blocks are
/// planned from it and a seed alone, so two machines that explore one subject plan the same traces.
package struct SubjectMap: Hashable, Sendable, Codable {
  /// The size of the app's window in whole points.
  var width: Int
  var height: Int
  /// The limits of the events in traces: those of a real device, or none.
  package var environment = Environment.devices
  /// The names of the actions that the subject declares for its traces.
  var actions: [String]
  /// The screens of the app; the first one is its start.
  var places: [Place]
  /// The drags that are known to start a transition.
  var pulls: [Pull]
  /// The drags that start no transition and change what can be touched: they move a menu, a sheet
  /// or a page of the app's own.
  var slides: [Pull] = []
  /// The acts, such as taps, that are known to lead from one screen to another.
  var ways: [Way] = []

  /// A line of text for each screen: the controller that is seen there, and the way from the start.
  var screens: [String] {
    places.map { place in
      let steps = place.path.map(\.description)
      return steps.isEmpty
        ? "\(place.name), at the start" : "\(place.name), by \(steps.joined(separator: ", "))"
    }
  }

  /// The taps on controls that are known to lead from one screen to another.
  var taps: [Way] {
    ways.filter { if case .tap = $0.act { true } else { false } }
  }

  /// The drags that are known to change something at a place: those that start a transition there,
  /// and those that slide something.
  func drags(at place: Int) -> [Pull] { (pulls + slides).filter { $0.place == place } }

  /// The drags that are known to start a transition, or else those that slide something.
  var mainDrags: [Pull] { pulls.isEmpty ? slides : pulls }

  /// The size of the screen, which fingers cannot leave.
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

  /// A screen of the app at rest, with the moves that lead there.
  struct Place: Hashable, Sendable, Codable {
    /// The moves that lead from the app's start to this screen.
    var path: [Move]
    /// The act that leads from the screen back to the app's start; `nil` if no single act is known
    /// to.
    var wayBack: Step.Act?
    /// The touchable areas of the screen, in drawing order.
    var targets: [Target]
    /// The middles of the screen's controls after a rotation of the device on this screen, in the
    /// order of the upright ones; empty if other controls are there then.
    var turned: [Step.Spot] = []
    /// The class of the innermost visible controller, which names the screen in reports.
    var name = ""

    /// The touchable areas of this screen that are controls, such as buttons and cells.
    var controls: [Target] { targets.filter { $0.gesture == .control } }

    /// The taps that are possible on this screen: one in the middle of each control.
    var taps: [Step.Act] { controls.map { .tap($0.middle) } }

    /// Returns the act for a rotated device: a tap on one of the screen's controls goes to where
    /// that control is then.
    func onTurnedDevice(_ act: Step.Act) -> Step.Act {
      guard let index = taps.firstIndex(of: act), turned.indices.contains(index) else { return act }
      return .tap(turned[index])
    }
  }

  /// A way from one screen of the app to another by a single act.
  struct Way: Hashable, Sendable, Codable {
    /// The index of the screen before the act.
    var from: Int
    /// The act, such as a tap, that leads from one screen to the other.
    var act: Step.Act
    /// The index of the screen after the act.
    var to: Int
  }

  /// An area of the screen that responds to touches.
  struct Target: Hashable, Sendable, Codable {
    /// The kind of gesture to which a touchable area responds.
    enum Gesture: Hashable, Sendable, Codable {
      case pan, edge, scroll, tap, press, pinch, swipe, control, other
    }

    var gesture: Gesture
    /// The edges of the touchable area, in the window's coordinates.
    var left, top, right, bottom: Int
    /// The directions in which a drag on the area may have an effect.
    var directions: [Direction] = Direction.allCases
    /// The directions of a drag that scrolls the area, as far as it was scrolled when the
    /// exploration saw it; `nil` if the area does not scroll.
    var scrolls: [Direction]?

    /// The middle of the touchable area, where a tap or drag starts.
    var middle: Step.Spot { Step.Spot((left + right) / 2, (top + bottom) / 2) }
  }

  /// The direction of a drag: one of four, along the axes.
  enum Direction: Int, Hashable, Sendable, Codable, CaseIterable {
    case down, right, up, left

    var isVertical: Bool { self == .down || self == .up }

    /// Returns the point at a distance in this direction from a starting point.
    ///
    /// - Parameter drift: The distance by which the point lies beside the straight line.
    func spot(from start: Step.Spot, by distance: Int, drift: Int = 0) -> Step.Spot {
      switch self {
      case .down: Step.Spot(start.x + drift, start.y + distance)
      case .up: Step.Spot(start.x + drift, start.y - distance)
      case .right: Step.Spot(start.x + distance, start.y + drift)
      case .left: Step.Spot(start.x - distance, start.y + drift)
      }
    }
  }

  /// A drag that is known to start a transition, or to slide something of the app's own.
  struct Pull: Hashable, Sendable, Codable {
    /// The index of the screen on which the drag is possible.
    var place: Int
    /// The point of the screen where the drag's finger comes down.
    var start: Step.Spot
    /// The direction of the drag.
    var direction: Direction
    /// The length of the drag at which the transition's progress reaches 1, as far as the
    /// exploration could observe it.
    var length: Int
    /// The distance from the drag's start back to the edge of the touchable area. A long drag can
    /// begin that much earlier.
    var room = 0
    /// The index of the screen to which the drag leads if the finger goes all the way; `nil` if the
    /// map does not contain that screen.
    var to: Int?

    /// Returns true if another drag has the same screen, start, direction and length, whatever
    /// screen it leads to.
    func isSame(as other: Pull) -> Bool {
      (place, start, direction, length)
        == (other.place, other.start, other.direction, other.length)
    }

    /// Returns the point where the finger has to come down so that a drag of this length stays on
    /// the screen. It is the usual start, or an earlier point.
    func start(for distance: Int, on touchArea: TouchArea) -> Step.Spot {
      let end = direction.spot(from: start, by: distance)
      let reached = touchArea.nearest(to: end)
      let missing = abs(end.x - reached.x) + abs(end.y - reached.y)
      return direction.spot(from: start, by: -min(missing, room))
    }
  }
}
