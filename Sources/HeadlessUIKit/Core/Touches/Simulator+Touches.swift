public import VirtualTime

/// Input of fingers on the screen.
///
/// Every call queues input for an instant, by default now, and returns. All input for one instant
/// arrives in one turn, in order. On a device a busy main thread does the same to a fast flick, so
/// this is worth testing:
///
/// ```swift
/// simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 300))
/// simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 360), when: .milliseconds(16))
/// simulator.touchUp(finger: 1, when: .milliseconds(32))
/// simulator.run(for: .seconds(1))
/// ```
///
/// A touch's timestamp is the instant of the finger's movement, not of its delivery to the app.
/// After a stall the two differ, and the finger's velocity stays right.
///
/// Points are on the screen. Impossible input, such as moving a finger that is up, is ignored.
extension Simulator {
  /// Puts a finger down.
  ///
  /// - Precondition: The point is finite.
  public func touchDown(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.began, finger: finger, at: point, when: instant)
  }

  /// Moves a finger that is down. A move to its present place has no effect.
  ///
  /// - Precondition: The point is finite.
  public func touchMove(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.moved, finger: finger, at: point, when: instant)
  }

  /// Lifts a finger, at the given point or at its present place.
  ///
  /// - Precondition: The point is finite.
  public func touchUp(finger: Int, at point: CGPoint? = nil, when instant: VirtualInstant? = nil) {
    touch(.ended, finger: finger, at: point, when: instant)
  }

  /// Cancels a touch, as the system does when it needs the screen itself.
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

  /// The fingers that are down, in the order in which they came down.
  public var fingersDown: [Int] { touches.fingers.map(\.finger) }

  /// Returns whether a finger is down.
  public func isDown(finger: Int) -> Bool { touches.fingers.contains { $0.finger == finger } }

  /// The recognisers in all windows, from back to front and from the outside in.
  ///
  /// Each has a ``UIGestureRecognizer/view``. The property walks the whole view tree, so use it to
  /// choose what to touch, not in every frame.
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
