import VirtualTime

/// A recogniser of two fingers that move apart or together.
///
/// - Note: UIKit does not publish the distance. In the model the gesture begins once the fingers'
///   distance has changed by 8 points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 8

  /// The distance of the fingers at which the scale is 1.
  private var unit: CGFloat = 1
  private var trail = Trail()

  /// The distance of the fingers relative to their first distance. Setting it redefines the scale
  /// of the present distance, and resets the velocity.
  open var scale: CGFloat = 1 {
    didSet {
      guard !isMeasuring else { return }
      unit = spread / max(scale, .leastNonzeroMagnitude)
      trail.restart(at: CGPoint(x: scale, y: 0), time: simulator.touches.latest)
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { trail.velocity.x }

  private var isMeasuring = false

  /// The distance between the first two fingers.
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
  /// Handles lifted fingers in a gesture of two fingers: the gesture ends when fewer than two are
  /// left, or fails with the last finger if it has not begun.
  func endWithTwoFingers() {
    let left = touches.count { $0.phase != .ended }
    if machine != .possible || held != nil {
      if left < 2 { state = .ended }
    } else if left == 0 {
      state = .failed
    }
  }
}
