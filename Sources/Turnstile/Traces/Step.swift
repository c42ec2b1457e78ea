/// One thing done to the app, and when.
///
/// Steps due at the same millisecond reach the app in one run-loop turn, in the order they are
/// listed. That is how a flick that begins and ends before the transition has started is written
/// down.
public struct Step: Hashable, Sendable, Codable {
  /// Milliseconds of trace time: virtual time since the trace began, standing still while a
  /// ``Act/settle`` lasts.
  public var time: Int
  /// What is done.
  public var act: Act

  /// Describes a step.
  public init(_ time: Int, _ act: Act) {
    self.time = time
    self.act = act
  }

  /// What can be done to an app.
  public enum Act: Hashable, Sendable, Codable {
    /// A finger touches the glass.
    case down(finger: Int, Spot)
    /// A finger that is down is somewhere else now.
    case move(finger: Int, Spot)
    /// A finger leaves the glass.
    case up(finger: Int)
    /// The system takes a finger away: a call, an alert, the notification centre.
    case cancel(finger: Int)
    /// A finger touches the glass and leaves it one frame later.
    case tap(Spot)
    /// Code runs the action of this name.
    case action(String)
    /// The main thread is busy for so many milliseconds; what the fingers do meanwhile arrives in
    /// one turn.
    case stall(Int)
    /// The app goes to the background.
    case background
    /// The app comes back.
    case foreground
    /// The device is turned by a quarter; an app that supports the other orientation follows.
    case rotate
    /// The window gets another size.
    case resize(width: Int, height: Int)
    /// Nothing is done until the app is at rest; trace time stands still.
    case settle
    /// From here on UIKit behaves as another source has it.
    case suppose(Supposition)
  }

  /// A point of the window, in whole points.
  public struct Spot: Hashable, Sendable, Codable {
    public var x: Int
    public var y: Int

    /// Names a point.
    public init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }
}

extension Step {
  /// The finger this step is about, if it is about one that stays.
  public var finger: Int? {
    switch act {
    case .down(let finger, _), .move(let finger, _), .up(let finger), .cancel(let finger): finger
    default: nil
    }
  }
}

// MARK: - Limits

extension Step {
  /// Fingers are numbered from 1.
  public static let fingers = 1...5
  /// Coordinates may lie off the screen on every side.
  public static let coordinates = -2_000...4_000
  /// A trace lasts at most ten minutes of trace time.
  public static let times = 0...600_000
  /// How long the main thread can be busy.
  public static let stalls = 1...10_000
  /// Milliseconds from one frame to the next.
  public static let frame = 16
  /// What a window can be resized to.
  public static let lengths = 1...4_000
}
