public import VirtualTime

/// Finger input, by which a test touches the screen.
///
/// Each method queues the input for an instant, by default now, and returns. All input for one
/// instant arrives in one run-loop turn, in the order of the calls. A busy main thread on a device
/// also delivers a fast flick in one turn, so the case is worth testing:
///
/// ```swift
/// simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 300))
/// simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 360), when: .milliseconds(16))
/// simulator.touchUp(finger: 1, when: .milliseconds(32))
/// simulator.run(for: .seconds(1))
/// ```
///
/// A touch's timestamp is the instant at which the finger moved, not the instant at which the app
/// is told. The two differ after a stall of the main thread, and the finger's velocity stays right.
///
/// Points are in screen coordinates. Impossible input, such as moving a finger that is not down, is
/// ignored.
extension Simulator {
  /// Puts a finger on the screen.
  ///
  /// - Precondition: The point is finite.
  public func touchDown(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.began, finger: finger, at: point, when: instant)
  }

  /// Moves a finger that is down. Moving it to its present point has no effect.
  ///
  /// - Precondition: The point is finite.
  public func touchMove(finger: Int, at point: CGPoint, when instant: VirtualInstant? = nil) {
    touch(.moved, finger: finger, at: point, when: instant)
  }

  /// Lifts a finger, at the given point or at its present point.
  ///
  /// - Precondition: The point is finite.
  public func touchUp(finger: Int, at point: CGPoint? = nil, when instant: VirtualInstant? = nil) {
    touch(.ended, finger: finger, at: point, when: instant)
  }

  /// Cancels a finger's touch, as the system does when it takes the screen from the app.
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

  // MARK: - Queries for code that chooses the input

  /// The numbers of the fingers on the screen, in the order in which they came down.
  public var fingersDown: [Int] { touches.fingers.map(\.finger) }

  /// Returns true if the finger of a given number is on the screen.
  public func isDown(finger: Int) -> Bool { touches.fingers.contains { $0.finger == finger } }

  /// All gesture recognisers in the view trees of the visible windows. Windows are visited from
  /// back to front, and a view before its subviews.
  ///
  /// The property walks the whole view tree, so read it to choose what to touch, not in every
  /// frame.
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
