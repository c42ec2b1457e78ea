import Choices

/// One drag with one finger in a planned trace, with every property that plans vary.
struct Stroke {
  /// The start point and the direction of the drag, as the map of the app has them.
  var pull: SubjectMap.Pull
  /// The distance of the finger from the drag's start, in points, after each of its moves.
  var distances: [Int]
  /// The number of frames that pass before each move of the finger.
  var pace = 1
  /// The number of frames that the finger rests at the end of the drag before it leaves the screen.
  var hold = 1
  /// The distance, in points, by which the finger's moves are beside the straight line from the
  /// start.
  var drift = 0
  /// True if the main thread is busy during the drag, so that everything after the touch down
  /// arrives in one turn.
  var isInOneTurn = false
  /// The way in which the drag ends.
  var ending = Ending.lift

  /// The way in which a drag ends, such as with a lift of the finger.
  enum Ending: CaseIterable {
    /// The finger is lifted at the end of the drag.
    case lift
    /// The system cancels the touch at the end of the drag.
    case cancel
    /// The app goes to the background during the drag, and returns.
    case background
    /// The finger stays on the screen after the drag.
    case stay
  }

  /// The shortest distance of a finger that a recogniser takes for a drag, in points.
  static let slop = 14

  /// Creates a drag that ends with a lift. Its moves stop at thousandths of the length that the
  /// transition needs, but at least ``slop`` points from the start.
  init(_ pull: SubjectMap.Pull, through thousandths: [Int], hold: Int, pace: Int = 1) {
    self.pull = pull
    self.hold = hold
    self.pace = pace
    distances = thousandths.map { part in
      let distance = pull.length * part / 1000
      return abs(distance) < Self.slop ? (distance < 0 ? -Self.slop : Self.slop) : distance
    }
  }

  /// Returns the drag with one random property changed, such as its end or its length.
  func varied(_ generator: inout Generator) -> Stroke {
    var other = self
    switch generator.next(below: 7) {
    case 0: other.ending = ending == .lift ? .cancel : .lift
    case 1: other.isInOneTurn.toggle()
    case 2: other.hold = hold > 3 ? 1 : 12
    case 3: other.distances = distances.map { $0 / 4 }
    case 4: other.distances = distances.map { min($0 * 3, pull.length) }
    case 5: other.distances.append(-distances[distances.count - 1] / 2)
    default: other.distances = Array(distances.suffix(1))
    }
    return other
  }

  /// True if the drag probably finishes the transition: it ends past half of the way, or is a flick
  /// forwards.
  var goesOn: Bool {
    guard ending == .lift, let last = distances.last else { return false }
    return last * 2 > pull.length || hold <= 2 && last > 0
  }
}

extension Planner {
  /// Adds the steps of a drag to the plan.
  ///
  /// - Parameter between: A closure that is called after each move of the finger, to add other
  ///   steps during the drag.
  mutating func perform(_ stroke: Stroke, between: (inout Planner) -> Void = { _ in }) {
    let pull = stroke.pull
    let start =
      map.environment == .any
      ? pull.start : pull.start(for: stroke.distances.max() ?? 0, on: map.touchArea)
    add(.down(finger: Self.finger, start))
    let frames = stroke.isInOneTurn && map.environment == .any ? 0 : stroke.pace
    if stroke.isInOneTurn, map.environment != .any {
      // A stall keeps the main thread busy for as long as the finger moves at its normal pace, so
      // that the app then receives all moves in one turn.
      let length = (frames * stroke.distances.count + 1) * Step.frame
      add(.stall(min(length, Step.frame * 60)))
    }
    for distance in stroke.distances {
      wait(frames: frames)
      add(
        .move(
          finger: Self.finger,
          pull.direction.spot(from: start, by: distance, drift: stroke.drift)))
      between(&self)
    }
    wait(frames: stroke.isInOneTurn ? min(frames, 1) : stroke.hold)
    switch stroke.ending {
    case .lift: add(.up(finger: Self.finger))
    case .cancel: add(.cancel(finger: Self.finger))
    case .background: hide(frames: Int(generator.next(below: 30)))
    case .stay: break
    }
    if stroke.goesOn, let to = pull.to { place = to }
  }

  /// The number of the finger that drags, and the number of a second finger beside it.
  static let finger = 1
  static let otherFinger = 2

  /// Adds a trip of the app to the background and back to the plan.
  mutating func hide(frames: Int) {
    add(.background)
    wait(frames: frames)
    add(.foreground)
  }
}
