/// What there is to touch and to call in a subject: what plans are aimed at.
///
/// A scout finds it out before the first run, once for a check (``Terrain/scout(_:)``). It is data: blocks are planned from
/// it and a seed alone, so whoever scouts the same subject plans the same traces.
package struct Terrain: Hashable, Sendable, Codable {
  /// The window's size in whole points.
  var width: Int
  var height: Int
  /// The names of the actions.
  var actions: [String]
  /// Where one can stand, the start first.
  var places: [Place]
  /// Drags that were seen to start a transition.
  var drags: [Drag]

  /// A resting state and the way there.
  struct Place: Hashable, Sendable, Codable {
    /// The actions and taps that lead there, each followed by rest.
    var path: [Step.Act]
    /// What leads back to the start, if one thing does.
    var wayBack: Step.Act?
    /// What listens for fingers, in drawing order.
    var targets: [Target]

    /// The taps that do something of the app's own here.
    var taps: [Step.Act] {
      targets.filter { $0.gesture == .control }.map { .tap($0.middle) }
    }
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

  /// A drag that starts a transition.
  struct Drag: Hashable, Sendable, Codable {
    /// Where one has to stand.
    var place: Int
    /// Where the finger goes down.
    var start: Step.Spot
    /// Which way it goes.
    var direction: Direction
    /// How far it has to go for progress 1, as far as could be seen.
    var length: Int
  }
}
