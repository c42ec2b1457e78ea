import UIKit

/// A finger that pulls something away: a card that is presented, or the topmost page of a stack.
///
/// Small as it is, this is where most transitions go wrong. What it is careful about:
///
/// - It is handed out only while ``isDragging``. A transition that starts under a finger which is
///   not there waits for it for ever.
/// - Asking for a transition does not start it; that takes another turn of the run loop. A flick
///   can be over by then, so an end that comes before the start is remembered and sent once there
///   is something to end.
/// - A gesture can end in `.cancelled`: a call comes in, the view leaves the window. That is an end
///   like any other.
/// - A second drag while the first one's transition is still settling starts nothing.
/// - Each drag is judged by itself: nothing of the last one is left when the next begins.
class PanInteractor: UIPercentDrivenInteractiveTransition {
  /// Where the finger is expected to go.
  enum Direction { case down, right }
  /// What becomes of the transition when the finger has gone.
  enum Outcome { case finish, cancel }

  /// What follows the finger; add it to the view that is pulled.
  let pan = UIPanGestureRecognizer()
  let direction: Direction
  /// The way the finger has to go, if that is not the whole window.
  private let fixedLength: CGFloat?
  /// The card to take away, or the stack to take a page from. Weak, because it may be the one that
  /// keeps this object.
  weak var controller: UIViewController?

  /// Whether a finger drives a transition, or is about to.
  var isDragging = false
  /// Whether the transition that the drag asked for has started.
  private(set) var hasStarted = false
  private var earlyEnd: Outcome?

  init(_ direction: Direction = .down, over length: CGFloat? = nil) {
    self.direction = direction
    fixedLength = length
    super.init()
    pan.addTarget(self, action: Selector(PanInteractor.handlePan(_:)))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: dragBegan()
    case .changed: dragMoved()
    case .ended: dragEnded()
    case .cancelled, .failed: dragFailed()
    default: break
    }
  }

  // MARK: - The course of a drag

  func dragBegan() {
    guard mayBegin else { return }
    isDragging = true
    hasStarted = false
    earlyEnd = nil
    begin()
  }

  func dragMoved() {
    if isDragging, hasStarted { update(progress) }
  }

  func dragEnded() {
    if isDragging { letGo(outcome) }
  }

  func dragFailed() {
    if isDragging { letGo(.cancel) }
  }

  /// The finger has gone.
  func letGo(_ outcome: Outcome) {
    isDragging = false
    send(outcome)
  }

  /// Ends the transition, or remembers to end it if it has not started yet.
  func send(_ outcome: Outcome) {
    guard hasStarted else {
      earlyEnd = outcome
      return
    }
    switch outcome {
    case .finish: finish()
    case .cancel: cancel()
    }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let earlyEnd {
      self.earlyEnd = nil
      send(earlyEnd)
    } else if isDragging {
      update(progress)
    }
  }

  // MARK: - What it takes away

  /// Whether this is a moment to begin: there is something to take away, nothing is over it, and
  /// nothing moves.
  var mayBegin: Bool {
    guard let controller, controller.transitionCoordinator == nil else { return false }
    guard controller.presentedViewController == nil else { return false }
    if let stack = controller as? UINavigationController { return stack.viewControllers.count > 1 }
    return controller.presentingViewController != nil
  }

  /// Asks for the transition.
  func begin() {
    if let stack = controller as? UINavigationController {
      stack.popViewController(animated: true)
    } else {
      controller?.dismiss(animated: true)
    }
  }

  // MARK: - What the finger means

  /// How far the finger has come, from 0 to 1. The wrong way counts as not at all.
  var progress: CGFloat {
    guard length > 0 else { return 0 }
    return min(max(along(pan.translation(in: nil)) / length, 0), 1)
  }

  /// Where it is going: a flick decides by its direction, anything slower by how far it has come.
  var outcome: Outcome { flickOutcome ?? (progress > 0.5 ? .finish : .cancel) }

  /// What a flick says; `nil` for anything slower.
  final var flickOutcome: Outcome? {
    let velocity = along(pan.velocity(in: nil))
    guard abs(velocity) > 300 else { return nil }
    return velocity > 0 ? .finish : .cancel
  }

  /// How far the finger has to go, measured on the window because the view moves.
  var length: CGFloat {
    if let fixedLength { return fixedLength }
    guard let size = pan.view?.window?.bounds.size else { return 0 }
    return direction == .down ? size.height : size.width
  }

  /// The part of a vector that counts.
  func along(_ vector: CGPoint) -> CGFloat {
    direction == .down ? vector.y : vector.x
  }
}
