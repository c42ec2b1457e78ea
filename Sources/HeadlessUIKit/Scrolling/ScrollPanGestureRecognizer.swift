import VirtualTime

/// The pan recogniser of a scroll view.
///
/// It begins only along an axis in which the content can scroll or bounce. The ten points of slop
/// do not count as scrolled; movement beyond them in the same event does (R110).
///
/// An app may add the recogniser to another view, so that fingers scroll from there: it still moves
/// the content of the scroll view that created it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The motion that the recogniser drives, while there is a scroll view.
  weak var motion: ScrollMotion?

  override func leftOut(of travel: CGPoint) -> CGPoint { slop(of: travel) }

  override func judge(_ travel: CGPoint) -> Judgement {
    guard let motion else { return .fail }
    let slop = CGFloat(simulator.behavior.panSlop)
    let begins =
      motion.scrolls(.horizontal) && abs(travel.x) >= slop
      || motion.scrolls(.vertical) && abs(travel.y) >= slop
    return begins ? .begin : .wait
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    motion?.catchContent()
  }

  override func reset() {
    super.reset()
    motion?.fingersAreGone()
  }
}

extension UIGestureRecognizer {
  /// True if the recogniser scrolls the content of a scroll view, whatever view it is on.
  package var scrollsContent: Bool { self is ScrollPanGestureRecognizer }
}

/// A recogniser that keeps a touch from the views inside a scroll view until 150 ms have passed
/// without a drag.
///
/// Without it every button under the start of a drag would be highlighted, and keep the finger.
///
/// - Note: The delay is not published; 150 ms is known from measurements.
final class ContentTouchDelay: UIGestureRecognizer {
  private var timer: TurnLoop<Simulator.Work>.Token?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    guard self.touches[0].view !== view else {
      state = .failed
      return
    }
    timer = simulator.loop.schedule(
      { [weak self] in self?.state = .failed }, after: .milliseconds(150))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    if let timer { simulator.loop.cancel(timer) }
    timer = nil
  }
}
