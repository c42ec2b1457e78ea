/// The kinds of events that a search may use in its traces.
package enum Environment: String, Codable, Hashable, Sendable, CaseIterable {
  /// Everything that a hand can do to an existing device.
  ///
  /// Fingers stay on the screen. The events of one finger are at least a frame apart, and two
  /// touches of one place four frames. A finger leaves a third of a second before the app goes to
  /// the background, and the app stays there as long. The screen keeps its size except for
  /// rotation.
  case devices
  /// Everything that a trace can express.
  case any

  /// The time that a phone takes to go to the background, and to return.
  static let leaving = 19 * Step.frame

  /// The number of frames between two taps of an impatient user at one place. No finger is faster
  /// than the minimum, and a user who waits longer than the maximum has seen the effect of the
  /// first tap.
  static let impatience = 4...25

  /// The distance within which two touches are at the same place: the width of a finger in points.
  static let fingerWidth = 44
}

/// The area of the screen that fingers stay on.
struct TouchArea: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The touch area of the device when it is rotated.
  var turned: TouchArea { TouchArea(width: height, height: width) }

  func contains(_ spot: Step.Spot) -> Bool {
    (0..<width).contains(spot.x) && (0..<height).contains(spot.y)
  }

  func nearest(to spot: Step.Spot) -> Step.Spot {
    Step.Spot(min(max(spot.x, 0), width - 1), min(max(spot.y, 0), height - 1))
  }
}

extension Trace {
  /// Returns true if a hand can perform the trace on a device with this screen.
  func isPossible(on touchArea: TouchArea) -> Bool {
    var feasibility = DeviceFeasibility(touchArea)
    return steps.allSatisfy { feasibility.earliest(for: $0) == $0.time && feasibility.takes($0) }
  }

  /// Returns the trace as a hand can perform it: with fingers on the screen, and steps delayed that
  /// come too early.
  func madePossible(on touchArea: TouchArea) -> Trace {
    var feasibility = DeviceFeasibility(touchArea)
    var made = Trace()
    var delay = 0
    func add(_ step: Step) {
      var step = step
      let due = step.time + delay
      step.time = feasibility.earliest(for: Step(due, step.act))
      delay += step.time - due
      if feasibility.takes(step) { made.steps.append(step) }
    }
    for step in steps {
      if step.act == .background {
        for finger in feasibility.fingersDown { add(Step(step.time, .cancel(finger: finger))) }
      }
      add(Step(step.time, step.act.reached(on: feasibility.touchArea, of: touchArea)))
    }
    return made
  }
}

extension Step.Act {
  /// Returns the act with its touch moved onto the screen; a resize to the rotated device's size
  /// becomes a rotation.
  fileprivate func reached(on touchArea: TouchArea, of upright: TouchArea) -> Step.Act {
    switch self {
    case .down(let finger, let spot): .down(finger: finger, touchArea.nearest(to: spot))
    case .move(let finger, let spot): .move(finger: finger, touchArea.nearest(to: spot))
    case .tap(let spot): .tap(touchArea.nearest(to: spot))
    case .resize(let width, let height)
    where TouchArea(width: width, height: height) == touchArea.turned:
      .rotate
    default: self
    }
  }
}

/// The state of a hand and a device, which decides which steps are possible next.
private struct DeviceFeasibility {
  /// The screen in its present orientation.
  private(set) var touchArea: TouchArea
  /// The fingers on the screen, in the order in which they came down.
  private(set) var fingersDown: [Int] = []
  /// The time of each finger's last event.
  private var seen: [Int: Int] = [:]
  private var lastLeft = -Environment.leaving
  private var hidden = -Environment.leaving
  private var isHidden = false
  /// The point and the time of the last touch down or tap since the app was at rest.
  private var landed: (spot: Step.Spot, time: Int)?

  init(_ touchArea: TouchArea) { self.touchArea = touchArea }

  /// Returns the earliest time at which a step is possible.
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

  /// Returns the earliest time at which a finger can come down at the point of the last touch; at
  /// another point, another finger may come down at once.
  private func earliestLanding(at spot: Step.Spot) -> Int {
    guard let landed,
      max(abs(landed.spot.x - spot.x), abs(landed.spot.y - spot.y)) < Environment.fingerWidth
    else { return 0 }
    return landed.time + Environment.impatience.lowerBound * Step.frame
  }

  /// Performs a step on the device; returns false if no hand can.
  mutating func takes(_ step: Step) -> Bool {
    switch step.act {
    case .down(let finger, let spot):
      guard !isHidden, !fingersDown.contains(finger), touchArea.contains(spot) else { return false }
      fingersDown.append(finger)
      seen[finger] = step.time
      landed = (spot, step.time)
    case .move(let finger, let spot):
      guard fingersDown.contains(finger), touchArea.contains(spot) else { return false }
      seen[finger] = step.time
    case .up(let finger), .cancel(let finger):
      guard let index = fingersDown.firstIndex(of: finger) else { return false }
      fingersDown.remove(at: index)
      seen[finger] = step.time
      lastLeft = step.time
    case .tap(let spot):
      guard !isHidden, touchArea.contains(spot) else { return false }
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
      touchArea = touchArea.turned
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
