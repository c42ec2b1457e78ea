// The gesture recognisers in this file have the class names that UIKit gives them, because apps
// search for them by name.

/// UIKit's recogniser of a pull down that closes a zoomed page, that is, a controller's view that
/// was opened by a zoom transition. The pull may start anywhere on the page (rules R184 and R185 of
/// UIKit's behaviour).
///
/// A vertical scroll view under the finger that is at its top waits until this recogniser has
/// failed. If the scroll view is not at its top, this recogniser fails as soon as the finger has
/// moved.
final class _UIContentSwipeDismissGestureRecognizer: UIPanGestureRecognizer {
  /// The object that handles the pull on the zoomed page. The page's view keeps this recogniser
  /// alive, and this recogniser keeps that object alive.
  var pull: ZoomPull?

  /// The distance that the finger moves before the zoomed page follows, in points (rule R184 of
  /// UIKit's behaviour).
  private static let slack: CGFloat = 17

  override func leftOut(of travel: CGPoint) -> CGPoint { CGPoint(x: travel.x, y: Self.slack) }

  override func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    guard max(abs(travel.x), abs(travel.y)) >= slop else { return .wait }
    let goesDown = travel.y >= slop && travel.y >= abs(travel.x)
    return goesDown && pull?.mayBegin(self) == true ? .begin : .fail
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard machine == .possible, let pull,
      let content = (otherGestureRecognizer as? ScrollPanGestureRecognizer)?.view as? UIScrollView
    else { return super.shouldBeRequiredToFail(by: otherGestureRecognizer) }
    return pull.competes(with: content)
  }
}

/// UIKit's recogniser of a pull from the left edge that closes a zoomed page (rule R184 of UIKit's
/// behaviour).
final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var pull: ZoomPull?

  /// The distance that the finger moves before the zoomed page follows, in points (rule R184 of
  /// UIKit's behaviour).
  private static let slack: CGFloat = 12

  override func leftOut(of travel: CGPoint) -> CGPoint { CGPoint(x: Self.slack, y: travel.y) }

  override func judge(_ travel: CGPoint) -> Judgement {
    let judgement = super.judge(travel)
    return judgement == .begin && pull?.mayBegin(self) != true ? .fail : judgement
  }
}

/// UIKit's recogniser of a pinch that closes a zoomed page (rule R184 of UIKit's behaviour).
final class _UITransformGestureRecognizer: UIGestureRecognizer {
  weak var pull: ZoomPull?

  /// The distance, in points, by which the two fingers come closer before the zoomed page follows
  /// the pinch (rule R184 of UIKit's behaviour).
  private static let slack: CGFloat = 8.7
  /// The locations of the two fingers at the moment when the second finger came down.
  private var first: (CGPoint, CGPoint)?

  /// The movement of the two fingers since the second one came down: the ratio of their distances,
  /// the cosine and sine of their rotation, and their first and present midpoint; `nil` without two
  /// fingers.
  var change: (scale: CGFloat, cosine: CGFloat, sine: CGFloat, from: CGPoint, to: CGPoint)? {
    guard let first, let now = fingers else { return nil }
    let (old, new) = (first.1 - first.0, now.1 - now.0)
    let (before, after) = (length(old), length(new))
    guard before > Self.slack, after > 0 else { return nil }
    return (
      min(1, after / (before - Self.slack)), (old.x * new.x + old.y * new.y) / (before * after),
      (old.x * new.y - old.y * new.x) / (before * after), middle(first), middle(now)
    )
  }

  private var fingers: (CGPoint, CGPoint)? {
    touches.count >= 2 ? (touches[0].point, touches[1].point) : nil
  }

  private func length(_ way: CGPoint) -> CGFloat {
    (way.x * way.x + way.y * way.y).squareRoot()
  }

  private func middle(_ points: (CGPoint, CGPoint)) -> CGPoint {
    CGPoint(x: (points.0.x + points.1.x) / 2, y: (points.0.y + points.1.y) / 2)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { first = fingers }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first, let now = fingers else { return }
    if machine != .possible {
      state = .changed
    } else if held == nil, length(now.1 - now.0) <= length(first.1 - first.0) - Self.slack {
      state = pull?.mayBegin(self) == true ? .began : .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithTwoFingers() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { first = nil }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
