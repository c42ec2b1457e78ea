import VirtualTime

/// A recogniser of one or several taps: fingers come down and are lifted without moving much.
///
/// A single tap does not wait for a double tap on the same view, so both are recognised. With
/// `require(toFail:)` the single tap waits, and is recognised only when the time for a second tap
/// has passed.
///
/// - Note: UIKit does not publish the limits of a tap. In the model a finger may move by 45 points
///   and stay down for 0.75 s. The next tap of a series must begin within 0.35 s and within 45
///   points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  override var isPlainTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  /// The number of taps, one after the other, that are recognised as the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap at the same time.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointing device, without effect because there is none.
  ///
  /// In UIKit, a click counts as a tap only if these buttons of a mouse are pressed.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet { inert("UITapGestureRecognizer.buttonMaskRequired") }
  }

  override class func makeStandIn() -> UIGestureRecognizer? { UITapGestureRecognizer() }

  private static let longestTap = Duration.milliseconds(750)
  private static let longestPause = Duration.milliseconds(350)

  private var taps = 0
  private var mostTouches = 0
  /// The point at which the previous tap of the series began.
  private var lastPlace = CGPoint.zero
  /// The touches of the latest tap. They are stored because the gesture's action is called when the
  /// fingers are already lifted.
  private var tapping: [UITouch] = []
  private var limit: TurnLoop<Simulator.Work>.Token?

  override var awaitsMoreTouches: Bool { taps > 0 && machine == .possible }

  /// The number of fingers that tap. In the gesture's action it is still that number, although the
  /// fingers are already lifted.
  open override var numberOfTouches: Int { touches.isEmpty ? tapping.count : touches.count }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.isEmpty, tapping.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return tapping[touchIndex].location(in: view)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 1 {
      let place = self.touches[0].firstPoint
      guard taps == 0 || place.distance(to: lastPlace) <= TapCounter.reach else {
        state = .failed
        return
      }
      lastPlace = place
      mostTouches = 0
      tapping = []
      fail(after: Self.longestTap)
    }
    mostTouches = max(mostTouches, self.touches.count)
    if let touch = self.touches.last { tapping.append(touch) }
    if mostTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches where touch.point.distance(to: touch.firstPoint) > TapCounter.reach {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.count { $0.phase != .ended }
    guard left == 0 else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired {
      stopLimit()
      taps = 0
      state = .ended
    } else {
      fail(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    stopLimit()
    taps = 0
    mostTouches = 0
    tapping = []
  }

  private func fail(after delay: Duration) {
    stopLimit()
    limit = simulator.loop.schedule(
      { [weak self] in
        guard let self, machine == .possible, held == nil else { return }
        taps = 0
        state = .failed
      }, after: delay)
  }

  private func stopLimit() {
    if let limit { simulator.loop.cancel(limit) }
    limit = nil
  }
}
