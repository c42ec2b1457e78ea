/// One act on the app, such as a touch or a rotation, with its time.
///
/// Steps with the same millisecond reach the app in one run-loop turn, in their order. For example,
/// a flick that begins and ends before the transition has started is written in this way.
public struct Step: Hashable, Sendable, Codable {
  /// The milliseconds of trace time: virtual time since the trace began, which stands still during
  /// a ``Act/settle``.
  public var time: Int
  /// The act that the step performs on the app, such as a touch or a rotation.
  public var act: Act

  /// Creates a step from a time in milliseconds and an act.
  public init(_ time: Int, _ act: Act) {
    self.time = time
    self.act = act
  }

  /// An act that a step performs on the app: a touch, a call of code, or an event of the system.
  public enum Act: Hashable, Sendable, Codable {
    /// A finger touches the screen.
    case down(finger: Int, Spot)
    /// A finger moves to another point.
    case move(finger: Int, Spot)
    /// A finger leaves the screen.
    case up(finger: Int)
    /// The system cancels a touch: a call, an alert, the notification centre.
    case cancel(finger: Int)
    /// A finger touches the screen and leaves it one frame later.
    case tap(Spot)
    /// The trace runs the subject's action with this name, such as "open", by code instead of by a
    /// touch.
    case action(String)
    /// The main thread is busy for this number of milliseconds; touches in the meantime arrive in
    /// one turn.
    case stall(Int)
    /// The app goes to the background.
    case background
    /// The app returns to the foreground.
    case foreground
    /// The device is rotated by a quarter; an app that supports the other orientation follows.
    case rotate
    /// The app's window gets another size.
    case resize(width: Int, height: Int)
    /// The trace waits until the app is at rest; trace time stands still.
    case settle
    /// From this step on, the simulated UIKit behaves in a way that differs from its default but
    /// that sources, such as Apple's documentation, leave open.
    case suppose(Supposition)
  }

  /// A point of the window, in whole points from the top left corner.
  public struct Spot: Hashable, Sendable, Codable {
    /// The distance of the point from the window's left edge, in points.
    public var x: Int
    /// The distance of the point from the window's top edge, in points.
    public var y: Int

    /// Creates a point from its distances to the window's left and top edge.
    public init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }
}

extension Step {
  /// The number of the finger of this step; `nil` for a tap and for steps without a finger.
  public var finger: Int? {
    switch act {
    case .down(let finger, _), .move(let finger, _), .up(let finger), .cancel(let finger): finger
    default: nil
    }
  }
}

// MARK: - Limits

extension Step {
  /// The numbers that a finger may have in a trace.
  public static let fingers = 1...5
  /// The range of coordinates of a touch, which includes points off the screen on every side.
  public static let coordinates = -2_000...4_000
  /// The range of times, in milliseconds, that steps may have: a trace lasts at most ten minutes.
  public static let times = 0...600_000
  /// The range of the milliseconds for which a step can keep the main thread busy.
  public static let stalls = 1...10_000
  /// The milliseconds from one frame to the next, as traces count them.
  public static let frame = 16
  /// The range of a window's width and height in a step that resizes the window.
  public static let lengths = 1...4_000
}
