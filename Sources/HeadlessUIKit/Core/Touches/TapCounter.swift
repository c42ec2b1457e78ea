/// Counts how often a finger comes down at one place in quick succession.
///
/// - Note: UIKit does not publish its limits. The model uses 350 ms from lifting to coming down,
///   and 45 points.
struct TapCounter {
  /// How long after being lifted a finger may come down to count as the same series, in
  /// nanoseconds.
  static let interval: Int64 = 350_000_000
  /// How far away it may do so, in points.
  static let reach: CGFloat = 45

  private var last: (point: CGPoint, time: Int64, count: Int)?

  /// The number of a finger that comes down in the series it belongs to.
  @MainActor
  func count(of touch: UITouch) -> Int {
    guard let last, touch.time - last.time <= Self.interval else { return 1 }
    return touch.point.distance(to: last.point) <= Self.reach ? last.count + 1 : 1
  }

  /// Notes a finger that was lifted.
  @MainActor
  mutating func lifted(_ touch: UITouch) {
    last = (touch.firstPoint, touch.time, touch.tapCount)
  }
}

extension CGPoint {
  /// How far it is to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
