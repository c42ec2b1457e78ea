import VirtualTime

/// A recogniser of a swipe, which is a short, straight and fast drag. The gesture is discrete: it
/// is recognised while the finger still moves, as soon as the finger has moved far enough.
///
/// - Note: UIKit does not publish the limits of a swipe. The model uses limits that others have
///   measured on a simulator: within half a second, the fingers must move 50 points in the
///   direction and at most 50 points to the side. Both limits shrink to about half during that
///   time.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of the directions in which a swipe is recognised.
  public struct Direction: OptionSet, Sendable {
    /// The bits that represent the set of a swipe's directions.
    public let rawValue: UInt
    /// Creates a set of a swipe's directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction of a swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction of a swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The direction of a swipe upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// The direction of a swipe downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions in which a swipe is recognised. If there are several, the recogniser does not
  /// report in which one the fingers moved.
  open var direction: Direction = .right
  /// The number of fingers that must swipe at the same time.
  open var numberOfTouchesRequired = 1

  override class func makeStandIn() -> UIGestureRecognizer? { UISwipeGestureRecognizer() }

  private static let distance: CGFloat = 50
  private static let stray: CGFloat = 50
  private static let longest: Int64 = 500_000_000
  /// The part of the swipe's required distance that would still be required after one second. The
  /// distance shrinks steadily.
  private static let distanceDecay: CGFloat = 0.06
  private static let strayDecay: CGFloat = 0.02

  private var startTime: Int64 = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 1 { startTime = self.touches[0].time }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible, held == nil else { return }
    let elapsed = simulator.touches.latest - startTime
    if elapsed > Self.longest {
      state = .failed
    } else if self.touches.count == numberOfTouchesRequired {
      let seconds = CGFloat(elapsed) / 1e9
      let verdicts = self.touches.map { judge($0, after: seconds) }
      if verdicts.contains(.fail) {
        state = .failed
      } else if verdicts.allSatisfy({ $0 == .recognize }) {
        state = .recognized
      }
    }
  }

  /// Decides from a finger's movement whether it has swiped, may still swipe, or can no longer
  /// swipe.
  private func judge(_ touch: UITouch, after seconds: CGFloat) -> Verdict {
    let distance = Self.distance * (1 - seconds * (1 - Self.distanceDecay))
    let stray = Self.stray * (1 - seconds * (1 - Self.strayDecay))
    let dx = touch.point.x - touch.firstPoint.x
    let dy = touch.point.y - touch.firstPoint.y
    let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
    ]
    var mayStill = false
    for (way, along, across) in ways where direction.contains(way) {
      guard abs(across) <= stray else { continue }
      if along >= distance { return .recognize }
      if along > -Self.distance { mayStill = true }
    }
    return mayStill ? .wait : .fail
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if held == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
