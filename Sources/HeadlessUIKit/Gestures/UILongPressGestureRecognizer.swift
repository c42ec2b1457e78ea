import VirtualTime

/// A recogniser of a long press: fingers come down and rest.
///
/// The gesture is continuous. It begins when the fingers have rested long enough, changes whenever
/// they move after that, and ends when one of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that must come before the long press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must press at the same time.
  open var numberOfTouchesRequired = 1
  /// The time in seconds for which the fingers must rest before the long press is recognised.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points by which the fingers may move before the long press is recognised.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var mostTouches = 0
  private var timer: TurnLoop<Simulator.Work>.Token?

  override var awaitsMoreTouches: Bool { taps > 0 && machine == .possible }

  override class func makeStandIn() -> UIGestureRecognizer? { UILongPressGestureRecognizer() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible else { return }
    if self.touches.count == 1 { mostTouches = 0 }
    mostTouches = max(mostTouches, self.touches.count)
    if self.touches.count > numberOfTouchesRequired {
      state = .failed
    } else if self.touches.count == numberOfTouchesRequired, taps == numberOfTapsRequired {
      press()
    }
  }

  private func press() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    wait(minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible else {
      state = .changed
      return
    }
    for touch in self.touches where touch.point.distance(to: touch.firstPoint) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.count { $0.phase != .ended }
    if machine != .possible || held != nil {
      if left < numberOfTouchesRequired { state = .ended }
    } else if taps < numberOfTapsRequired, mostTouches == numberOfTouchesRequired {
      guard left == 0 else { return }
      taps += 1
      wait(0.35) { $0.state = .failed }
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    stopTimer()
    taps = 0
    mostTouches = 0
  }

  private func wait(
    _ seconds: TimeInterval, then act: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    stopTimer()
    timer = simulator.loop.schedule(
      { [weak self] in
        guard let self, machine == .possible else { return }
        act(self)
      }, at: VirtualInstant(seconds: simulator.seconds + seconds))
  }

  private func stopTimer() {
    if let timer { simulator.loop.cancel(timer) }
    timer = nil
  }
}
