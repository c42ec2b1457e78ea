import HeadlessUIKit

/// An interactor that drives a transition with a pan, and follows all of UIKit's rules.
///
/// The ready-made subjects use it when only an animator is under test, so it must not break any
/// clause. An end before the start of the transition is kept until the start, a cancelled gesture
/// cancels, a refused request leaves nothing behind, and the wrong direction is no progress.
@MainActor
final class CarefulInteractor: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  /// The direction in which a drag drives the transition forward.
  enum Direction {
    case down, right, left
  }

  let pan = UIPanGestureRecognizer()
  private let direction: Direction
  /// A closure that requests the transition, and returns false if UIKit refuses the request.
  private let request: @MainActor () -> Bool

  private enum Stage {
    /// No transition is requested or driven by a drag.
    case idle
    /// A drag has requested the transition, which has not started.
    case requested
    /// The drag drives the transition, which has started.
    case driving
    /// The drag ended before the transition started, so the transition is finished or cancelled at
    /// its start.
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

  /// The interactor for the transition that UIKit asks about: this one if a drag requested the
  /// transition, else `nil`.
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

  /// The speed of the finger, in points per second, from which on the direction of a flick decides
  /// the outcome, whatever the progress.
  private static let flickSpeed: CGFloat = 500
  /// The progress above which a slow finger finishes the transition when it leaves the screen,
  /// instead of cancelling it.
  private static let halfway: CGFloat = 0.5

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      // If UIKit refuses the request, the stage from before is restored: a second flick in the same
      // turn must not overwrite the outcome of the first flick.
      let before = stage
      stage = .requested
      if !request() { stage = before }
    case .changed:
      if case .driving = stage { update(progress) }
    case .ended:
      let speed = distance(along: pan.velocity(in: pan.view))
      leave(
        finishing: speed > Self.flickSpeed || (speed > -Self.flickSpeed && progress > Self.halfway))
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
