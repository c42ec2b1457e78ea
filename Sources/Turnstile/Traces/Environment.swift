/// The limits of the events in the traces that a search generates: those of a real device, or none.
package enum Environment: String, Codable, Hashable, Sendable, CaseIterable {
  /// Traces contain only events that can happen on an existing device in a hand.
  ///
  /// Fingers stay on the screen. The events of one finger are at least a frame apart, and two
  /// touches of one place at least four frames. A finger leaves a third of a second before the app
  /// goes to the background, and the app stays there as long. The screen keeps its size except for
  /// rotation.
  case devices
  /// Traces may contain any event that a trace can express, such as a touch off the screen or a
  /// window of any size.
  case any

  /// The time, in milliseconds, that a phone takes to leave an app for the background, and to
  /// return to it.
  static let leaving = 19 * Step.frame

  /// The number of frames between two taps of an impatient user at one place. No finger is faster
  /// than the minimum, and a user who waits longer than the maximum has seen the effect of the
  /// first tap.
  static let impatience = 4...25

  /// The distance, in points, within which two touches count as being at the same place: the width
  /// of a finger.
  static let fingerWidth = 44
}

/// The size of the screen in points. Touches must lie inside it.
struct TouchArea: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The touch area after a rotation of the device, with width and height exchanged.
  var turned: TouchArea { TouchArea(width: height, height: width) }

  func contains(_ spot: Step.Spot) -> Bool {
    (0..<width).contains(spot.x) && (0..<height).contains(spot.y)
  }

  func nearest(to spot: Step.Spot) -> Step.Spot {
    Step.Spot(min(max(spot.x, 0), width - 1), min(max(spot.y, 0), height - 1))
  }
}

extension Trace {
  /// Returns true if a user's hand can perform the trace on a device with a screen of this size.
  func isPossible(on touchArea: TouchArea) -> Bool {
    var feasibility = DeviceFeasibility(touchArea)
    return steps.allSatisfy { feasibility.earliest(for: $0) == $0.time && feasibility.takes($0) }
  }

  /// Returns the trace changed so that a user's hand can perform it: fingers are moved onto the
  /// screen, and steps that come too early are delayed.
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
  /// Returns the act changed so that a hand can do it: a touch is moved onto the screen, and a
  /// resize to the rotated device's size becomes a rotation.
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
  /// The size of the screen in the device's present orientation.
  private(set) var touchArea: TouchArea
  /// The fingers on the screen, in the order in which they came down.
  private(set) var fingersDown: [Int] = []
  /// The time of each finger's last event. A finger's next event comes at least a frame later.
  private var seen: [Int: Int] = [:]
  private var lastLeft = -Environment.leaving
  private var hidden = -Environment.leaving
  private var isHidden = false
  /// The point and the time of the last touch down or tap; `nil` if none has come since the app was
  /// at rest. Another touch at this point must wait some frames.
  private var landed: (spot: Step.Spot, time: Int)?

  init(_ touchArea: TouchArea) { self.touchArea = touchArea }

  /// Returns the earliest time, from the step's own on, at which a hand can do a step after the
  /// steps before it.
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

  /// Returns the earliest time at which a finger can come down at a point: some frames after the
  /// last touch, if that was at the same place, else at once.
  private func earliestLanding(at spot: Step.Spot) -> Int {
    guard let landed,
      max(abs(landed.spot.x - spot.x), abs(landed.spot.y - spot.y)) < Environment.fingerWidth
    else { return 0 }
    return landed.time + Environment.impatience.lowerBound * Step.frame
  }

  /// Performs a step on the device; returns false if the step is impossible, such as a touch
  /// outside the screen.
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
