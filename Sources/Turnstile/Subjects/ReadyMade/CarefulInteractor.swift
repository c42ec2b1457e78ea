import HeadlessUIKit

/// Drives a transition with a pan, as carefully as UIKit's rules ask.
///
/// It is what a ready-made subject uses when only an animator is under test, so nothing it does may
/// break a clause: an end that comes before the transition has started is kept for its start, a
/// gesture that is cancelled cancels, a request that is refused leaves nothing behind, and the
/// wrong way is no progress.
@MainActor
final class CarefulInteractor: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  /// Which way a finger moves to make progress.
  enum Direction {
    case down, right, left
  }

  let pan = UIPanGestureRecognizer()
  private let direction: Direction
  /// Asks for the transition; false if it is refused.
  private let request: @MainActor () -> Bool

  private enum Stage {
    /// No drag is driving anything.
    case idle
    /// The transition was asked for and has not started.
    case requested
    /// The transition runs under the finger.
    case driving
    /// The drag ended before the transition started.
    case ended(finishes: Bool)
  }

  private var stage = Stage.idle

  init(_ direction: Direction, request: @escaping @MainActor () -> Bool) {
    self.direction = direction
    self.request = request
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector(CarefulInteractor.handlePan(_:)))
  }

  /// The interactor to hand out for the transition being asked about: itself if a drag asked for
  /// it.
  var forCurrentDrag: CarefulInteractor? {
    if case .idle = stage { nil } else { self }
  }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    if case .ended(let finishes) = stage {
      end(finishing: finishes)
    } else {
      stage = .driving
    }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: pan.view)
    return distance(along: translation) > abs(across(translation))
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      // A second flick in the same turn is refused, and must not forget how the first one ended.
      let before = stage
      stage = .requested
      if !request() { stage = before }
    case .changed:
      if case .driving = stage { update(progress) }
    case .ended:
      let speed = distance(along: pan.velocity(in: pan.view))
      leave(finishing: speed > 500 || (speed > -500 && progress > 0.5))
    case .cancelled, .failed:
      leave(finishing: false)
    default: break
    }
  }

  private var progress: CGFloat {
    guard let view = pan.view else { return 0 }
    let length = direction == .down ? view.bounds.height : view.bounds.width
    guard length > 0 else { return 0 }
    return min(max(distance(along: pan.translation(in: view)) / length, 0), 1)
  }

  private func leave(finishing: Bool) {
    switch stage {
    case .requested: stage = .ended(finishes: finishing)
    case .driving: end(finishing: finishing)
    case .idle, .ended: break
    }
  }

  private func end(finishing: Bool) {
    stage = .idle
    if finishing { finish() } else { cancel() }
  }

  private func distance(along point: CGPoint) -> CGFloat {
    switch direction {
    case .down: point.y
    case .right: point.x
    case .left: -point.x
    }
  }

  private func across(_ point: CGPoint) -> CGFloat {
    direction == .down ? point.x : point.y
  }
}
