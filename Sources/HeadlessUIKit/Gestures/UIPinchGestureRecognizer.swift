import VirtualTime

/// A recogniser of a pinch: two fingers that move apart or together.
///
/// - Note: UIKit does not publish how far the fingers must move before the pinch is recognised. In
///   the model the distance between them must change by 8 points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 8

  /// The distance between the two fingers, in points, at which the pinch's scale is 1.
  private var unit: CGFloat = 1
  private var trail = Trail()

  /// The scale of the pinch: the ratio of the present distance between the fingers to their first
  /// one. After it was set to a value, the scale goes on from that value, and the velocity is zero.
  open var scale: CGFloat = 1 {
    didSet {
      guard !isMeasuring else { return }
      unit = spread / max(scale, .leastNonzeroMagnitude)
      trail.restart(at: CGPoint(x: scale, y: 0), time: simulator.touches.latest)
    }
  }

  /// The velocity of the pinch: the change of its scale per second.
  open var velocity: CGFloat { trail.velocity.x }

  private var isMeasuring = false

  /// The present distance between the first two fingers, in points.
  private var spread: CGFloat {
    guard touches.count >= 2 else { return unit * scale }
    return max(touches[0].point.distance(to: touches[1].point), 1)
  }

  override class func makeStandIn() -> UIGestureRecognizer? { UIPinchGestureRecognizer() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    unit = spread / scale
    trail.restart(at: CGPoint(x: scale, y: 0), time: simulator.touches.latest)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    let spread = self.spread
    isMeasuring = true
    scale = spread / unit
    isMeasuring = false
    trail.add(CGPoint(x: scale, y: 0), time: simulator.touches.latest)
    if machine != .possible {
      state = .changed
    } else if abs(spread - unit) >= Self.slop, held == nil {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let time = self.touches.first?.time { trail.pass(to: time) }
    endWithTwoFingers()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    isMeasuring = true
    scale = 1
    isMeasuring = false
    unit = 1
  }
}

extension UIGestureRecognizer {
  /// Handles lifted fingers in a gesture that needs two fingers. A gesture that has begun ends when
  /// fewer than two fingers are left. A gesture that has not begun fails when the last finger is
  /// lifted.
  func endWithTwoFingers() {
    let left = touches.count { $0.phase != .ended }
    if machine != .possible || held != nil {
      if left < 2 { state = .ended }
    } else if left == 0 {
      state = .failed
    }
  }
}
