import VirtualTime

/// The pan of a scroll view.
///
/// It begins only along an axis in which there is something to scroll or to bounce. The ten points
/// of slop do not count as scrolled; what the same event has moved beyond them does (R110).
///
/// An app may put it on another view, so that fingers scroll from there: it goes on moving the
/// content of the scroll view that has made it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// What it moves, for as long as there is a scroll view.
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
  /// Whether it scrolls the content of a scroll view, on whatever view it is.
  package var scrollsContent: Bool { self is ScrollPanGestureRecognizer }
}

/// Keeps a finger from the views inside a scroll view until it has been down for 150 ms without
/// dragging.
///
/// Else every button that a drag happens to start on would light up, and keep the finger.
///
/// - Note: The length is not published; 150 ms is what people have measured.
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
