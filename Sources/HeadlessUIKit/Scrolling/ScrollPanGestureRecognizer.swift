import VirtualTime

/// The pan recogniser of a scroll view.
///
/// The recogniser begins only along an axis in which the content can scroll or bounce. The ten
/// points that a finger has to move before it begins do not count as scrolled; movement beyond them
/// in the same event does (rule R110 of UIKit's behaviour).
///
/// An app may add the recogniser to another view, so that fingers on that view scroll, too. It
/// still moves the content of the scroll view that created it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The motion of the scroll view's content that this recogniser controls; `nil` if the scroll
  /// view no longer exists.
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
  /// True if the recogniser is a scroll view's own pan recogniser, even if the app has attached it
  /// to another view.
  package var scrollsContent: Bool { self is ScrollPanGestureRecognizer }
}

/// A recogniser that delays a touch on a view inside a scroll view: the view gets the touch if no
/// drag has begun within 150 ms.
///
/// Without the delay, every button on which a drag begins would be highlighted, and would keep the
/// finger.
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
