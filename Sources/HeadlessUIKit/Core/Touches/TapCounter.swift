/// A counter of taps in quick succession at one place.
///
/// - Note: UIKit does not publish its limits. The model uses 350 ms from lifting to coming down,
///   and 45 points.
struct TapCounter {
  /// The longest time between lifting a finger and the next touch of the same series, in
  /// nanoseconds.
  static let interval: Int64 = 350_000_000
  /// The longest distance between two touches of the same series, in points.
  static let reach: CGFloat = 45

  private var last: (point: CGPoint, time: Int64, count: Int)?

  /// Returns the number of a new touch within its series, counting from 1.
  @MainActor
  func count(of touch: UITouch) -> Int {
    guard let last, touch.time - last.time <= Self.interval else { return 1 }
    return touch.point.distance(to: last.point) <= Self.reach ? last.count + 1 : 1
  }

  /// Stores the place and the time of a finger that was lifted, for the next touch.
  @MainActor
  mutating func lifted(_ touch: UITouch) {
    last = (touch.firstPoint, touch.time, touch.tapCount)
  }
}

extension CGPoint {
  /// Returns the distance between two points.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
