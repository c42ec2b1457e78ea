public import VirtualTime

/// Fingers on the screen, moved from outside.
///
/// Every call queues input for an instant, now unless another is given, and returns. What is queued
/// for one instant arrives in one turn, in order; that is what a busy main thread does to a fast
/// flick, and worth trying:
///
/// ```swift
/// simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 300))
/// simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 360), when: .milliseconds(16))
/// simulator.touchUp(finger: 1, when: .milliseconds(32))
/// simulator.run(for: .seconds(1))
/// ```
///
/// A touch knows when the finger did what it says, not when the app got to hear of it: after a
/// stall the two differ, and the finger is still as fast as it was.
///
/// Points are on the screen. Input that no finger could make, such as moving one that is up, is
/// passed over.
extension Simulator {
  /// Puts a finger down.
  ///
  /// - Precondition: The point is finite.
  public func touchDown(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.began, finger: finger, at: point, when: instant)
  }

  /// Moves a finger that is down. A move to where it is already is none.
  ///
  /// - Precondition: The point is finite.
  public func touchMove(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.moved, finger: finger, at: point, when: instant)
  }

  /// Lifts a finger, where it is unless a point is given.
  ///
  /// - Precondition: The point is finite.
  public func touchUp(finger: Int, at point: CGPoint? = nil, when instant: VirtualInstant? = nil) {
    touch(.ended, finger: finger, at: point, when: instant)
  }

  /// Takes a finger away, as the system does when something of its own needs the screen.
  public func touchCancel(finger: Int, when instant: VirtualInstant? = nil) {
    touch(.cancelled, finger: finger, at: nil, when: instant)
  }

  private func touch(
    _ phase: UITouch.Phase, finger: Int, at point: CGPoint?, when instant: VirtualInstant?
  ) {
    if let point {
      precondition(
        point.x.isFinite && point.y.isFinite, "A finger must be at a finite point (was \(point)).")
    }
    var done = max(instant ?? now, now)
    if behavior.touchSpacing == .frameApart { done = touches.space(finger, at: done) }
    let time = done.nanoseconds
    loop.input(
      { [touches] in touches.receive(phase, finger: finger, at: point, time: time) }, at: done)
  }

  // MARK: - What a driver needs to know

  /// The fingers that are down at present, in the order they came down.
  public var fingersDown: [Int] { touches.fingers.map(\.finger) }

  /// Whether a finger is down at present.
  public func isDown(finger: Int) -> Bool { touches.fingers.contains { $0.finger == finger } }

  /// The recognisers in all windows, from the back to the front and from the outside in.
  ///
  /// Each knows its ``UIGestureRecognizer/view``. This walks the whole tree: for choosing what to
  /// touch, not for every frame.
  public var gestureRecognizers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    func visit(_ view: UIView) {
      found += view.gestureRecognizers ?? []
      for subview in view.subviews { visit(subview) }
    }
    for window in application.windows { visit(window) }
    return found
  }
}
