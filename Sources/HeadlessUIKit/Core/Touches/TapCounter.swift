/// A counter that numbers taps in quick succession at one place, for `UITouch.tapCount`.
///
/// - Note: UIKit does not publish its limits. The model allows 350 ms between lifting a finger and
///   putting one down, and a distance of 45 points.
struct TapCounter {
  /// The longest time between lifting a finger and the next touch that still counts as the same
  /// series of taps, in nanoseconds.
  static let interval: Int64 = 350_000_000
  /// The longest distance between two touches of the same series of taps, in points.
  static let reach: CGFloat = 45

  private var last: (point: CGPoint, time: Int64, count: Int)?

  /// Returns the number of a new touch within its series of taps, counting from 1.
  @MainActor
  func count(of touch: UITouch) -> Int {
    guard let last, touch.time - last.time <= Self.interval else { return 1 }
    return touch.point.distance(to: last.point) <= Self.reach ? last.count + 1 : 1
  }

  /// Stores the place and the time of a lifted finger, to compare the next touch with.
  @MainActor
  mutating func lifted(_ touch: UITouch) {
    last = (touch.firstPoint, touch.time, touch.tapCount)
  }
}

extension CGPoint {
  /// Returns the distance of this point from another one.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
