/// What can happen to the app: which traces a search makes.
package enum Environment: String, Codable, Hashable, Sendable, CaseIterable {
  /// What a hand can do to a device that exists.
  ///
  /// Fingers stay on the glass; the states of one finger are a frame apart, and two touches of one
  /// place four; a finger has left for a third of a second before the app is in the background, and
  /// the app stays there as long; the screen keeps its size but for being turned.
  case devices
  /// Whatever a trace can say.
  case any

  /// How long a phone takes to the background, and back.
  static let leaving = 19 * Step.frame

  /// How many frames after a tap somebody touches the same place again who cannot wait: no finger
  /// is faster than the first, and who waits longer has seen what the first tap did.
  static let impatience = 4...25

  /// What counts as the same place: less than a finger is wide.
  static let fingerWidth = 44
}

/// The glass that fingers stay on.
struct Glass: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The same device, turned.
  var turned: Glass { Glass(width: height, height: width) }

  func contains(_ spot: Step.Spot) -> Bool {
    (0..<width).contains(spot.x) && (0..<height).contains(spot.y)
  }

  func nearest(to spot: Step.Spot) -> Step.Spot {
    Step.Spot(min(max(spot.x, 0), width - 1), min(max(spot.y, 0), height - 1))
  }
}

extension Trace {
  /// Whether a hand can do this to a device with this glass.
  func isPossible(on glass: Glass) -> Bool {
    var hand = Hand(glass)
    return steps.allSatisfy { hand.earliest(for: $0) == $0.time && hand.takes($0) }
  }

  /// The trace as a hand can do it: fingers on the glass, and whatever comes too soon a little
  /// later.
  func madePossible(on glass: Glass) -> Trace {
    var hand = Hand(glass)
    var made = Trace()
    var delay = 0
    func add(_ step: Step) {
      var step = step
      let due = step.time + delay
      step.time = hand.earliest(for: Step(due, step.act))
      delay += step.time - due
      if hand.takes(step) { made.steps.append(step) }
    }
    for step in steps {
      if step.act == .background {
        for finger in hand.fingersDown { add(Step(step.time, .cancel(finger: finger))) }
      }
      add(Step(step.time, step.act.reached(on: hand.glass, of: glass)))
    }
    return made
  }
}

extension Step.Act {
  /// The same where a finger can reach it; a window of the size of the turned device is the device
  /// turned.
  fileprivate func reached(on glass: Glass, of upright: Glass) -> Step.Act {
    switch self {
    case .down(let finger, let spot): .down(finger: finger, glass.nearest(to: spot))
    case .move(let finger, let spot): .move(finger: finger, glass.nearest(to: spot))
    case .tap(let spot): .tap(glass.nearest(to: spot))
    case .resize(let width, let height) where Glass(width: width, height: height) == glass.turned:
      .rotate
    default: self
    }
  }
}

/// What a hand has done to a device, and so what it can do next.
private struct Hand {
  /// The glass as it is held.
  private(set) var glass: Glass
  /// The fingers on it, in the order they came down.
  private(set) var fingersDown: [Int] = []
  /// When each finger was last seen.
  private var seen: [Int: Int] = [:]
  private var lastLeft = -Environment.leaving
  private var hidden = -Environment.leaving
  private var isHidden = false
  /// Where and when a finger came down last, to drag or to tap, since the app was at rest.
  private var landed: (spot: Step.Spot, time: Int)?

  init(_ glass: Glass) { self.glass = glass }

  /// When a step can be done at the earliest.
  func earliest(for step: Step) -> Int {
    switch step.act {
    case .down(let finger, let spot):
      max(step.time, (seen[finger] ?? -Step.frame) + Step.frame, earliestLanding(at: spot))
    case .move(let finger, _), .up(let finger):
      max(step.time, (seen[finger] ?? -Step.frame) + Step.frame)
    case .background: max(step.time, lastLeft + Environment.leaving)
    case .foreground: max(step.time, hidden + Environment.leaving)
    case .tap(let spot): max(step.time, earliestLanding(at: spot))
    default: step.time
    }
  }

  /// When a finger can come down where one has come down last; elsewhere it may be another finger.
  private func earliestLanding(at spot: Step.Spot) -> Int {
    guard let landed,
      max(abs(landed.spot.x - spot.x), abs(landed.spot.y - spot.y)) < Environment.fingerWidth
    else { return 0 }
    return landed.time + Environment.impatience.lowerBound * Step.frame
  }

  /// Does a step; `false` if no hand can.
  mutating func takes(_ step: Step) -> Bool {
    switch step.act {
    case .down(let finger, let spot):
      guard !isHidden, !fingersDown.contains(finger), glass.contains(spot) else { return false }
      fingersDown.append(finger)
      seen[finger] = step.time
      landed = (spot, step.time)
    case .move(let finger, let spot):
      guard fingersDown.contains(finger), glass.contains(spot) else { return false }
      seen[finger] = step.time
    case .up(let finger), .cancel(let finger):
      guard let index = fingersDown.firstIndex(of: finger) else { return false }
      fingersDown.remove(at: index)
      seen[finger] = step.time
      lastLeft = step.time
    case .tap(let spot):
      guard !isHidden, glass.contains(spot) else { return false }
      landed = (spot, step.time)
    case .background:
      guard !isHidden, fingersDown.isEmpty else { return false }
      isHidden = true
      hidden = step.time
    case .foreground:
      guard isHidden else { return false }
      isHidden = false
    case .rotate:
      guard !isHidden else { return false }
      glass = glass.turned
    case .resize: return false
    case .stall(let length): return length <= 60 * Step.frame
    case .settle:
      (lastLeft, hidden) = (-Environment.leaving, -Environment.leaving)
      landed = nil
    case .action, .suppose: break
    }
    return true
  }
}
