import Choices

/// One drag of one finger, in all that can differ between two drags.
struct Stroke {
  /// Where it begins and which way it goes.
  var pull: SubjectMap.Pull
  /// How far the finger is from where it came down, one move after another.
  var distances: [Int]
  /// How many frames pass before each move.
  var pace = 1
  /// How many frames the finger rests before it goes.
  var hold = 1
  /// How far it strays to the side.
  var drift = 0
  /// Whether the main thread is busy, so that everything after the touch arrives in one turn.
  var isInOneTurn = false
  /// How it goes.
  var ending = Ending.lift

  /// How a finger goes.
  enum Ending: CaseIterable {
    /// It is lifted.
    case lift
    /// The system takes it away.
    case cancel
    /// The app goes to the background under it, and comes back.
    case background
    /// It stays.
    case stay
  }

  /// Less than this, and a recogniser sees no drag at all.
  static let slop = 14

  /// A plain stroke along thousandths of a pull's length.
  init(_ pull: SubjectMap.Pull, through thousandths: [Int], hold: Int, pace: Int = 1) {
    self.pull = pull
    self.hold = hold
    self.pace = pace
    distances = thousandths.map { part in
      let distance = pull.length * part / 1000
      return abs(distance) < Self.slop ? (distance < 0 ? -Self.slop : Self.slop) : distance
    }
  }

  /// The same stroke with one thing about it changed.
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

  /// Whether it looks like one that finishes what it starts.
  var goesOn: Bool {
    guard ending == .lift, let last = distances.last else { return false }
    return last * 2 > pull.length || hold <= 2 && last > 0
  }
}

extension Planner {
  /// Does a stroke.
  ///
  /// - Parameter between: Called after each move, for what happens meanwhile.
  mutating func perform(_ stroke: Stroke, between: (inout Planner) -> Void = { _ in }) {
    let pull = stroke.pull
    let start =
      map.environment == .any
      ? pull.start : pull.start(for: stroke.distances.max() ?? 0, on: map.glass)
    add(.down(finger: Self.finger, start))
    let frames = stroke.isInOneTurn && map.environment == .any ? 0 : stroke.pace
    if stroke.isInOneTurn, map.environment != .any {
      // The finger takes its time; it is the main thread that sees all of it at once.
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

  /// The finger that drags, and the one that joins it.
  static let finger = 1
  static let otherFinger = 2

  /// Sends the app to the background and back.
  mutating func hide(frames: Int) {
    add(.background)
    wait(frames: frames)
    add(.foreground)
  }
}
