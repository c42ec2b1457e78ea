import VirtualTime

/// A recogniser of a rotation: two fingers that turn about each other.
///
/// - Note: UIKit does not publish how far the fingers must rotate. In the model the gesture begins
///   once they have rotated by a tenth of a radian.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 0.1

  private var lastAngle: CGFloat = 0
  private var trail = Trail()
  private var isMeasuring = false

  /// The rotation of the fingers in radians, clockwise, which may exceed a full turn. After it was
  /// set to a value, the rotation goes on from that value, and the velocity is zero.
  open var rotation: CGFloat = 0 {
    didSet {
      guard !isMeasuring else { return }
      trail.restart(at: CGPoint(x: rotation, y: 0), time: simulator.touches.latest)
    }
  }

  /// The velocity of the fingers' rotation, in radians per second.
  open var velocity: CGFloat { trail.velocity.x }

  /// The direction from the first finger to the second one, as an angle in radians.
  private var angle: CGFloat {
    CGFloat(
      atan2(touches[1].point.y - touches[0].point.y, touches[1].point.x - touches[0].point.x))
  }

  override class func makeStandIn() -> UIGestureRecognizer? { UIRotationGestureRecognizer() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    lastAngle = angle
    trail.restart(at: CGPoint(x: rotation, y: 0), time: simulator.touches.latest)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    let angle = self.angle
    isMeasuring = true
    rotation += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    isMeasuring = false
    lastAngle = angle
    trail.add(CGPoint(x: rotation, y: 0), time: simulator.touches.latest)
    if machine != .possible {
      state = .changed
    } else if abs(rotation) >= Self.slop, held == nil {
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
    rotation = 0
    isMeasuring = false
  }
}
