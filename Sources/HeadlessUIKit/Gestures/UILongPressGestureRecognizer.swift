import VirtualTime

/// A finger that comes down and stays, for as long as a menu takes to open.
///
/// It is continuous: it begins when the time is over, changes as the finger moves after that, and
/// ends when the finger is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps have to come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers have to press.
  open var numberOfTouchesRequired = 1
  /// How long they have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may stray meanwhile, in points.
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
