import UIKit

/// An interactor that lets a finger pull away a presented card or the topmost page of a stack.
///
/// Most bugs of transitions are in an object of this kind. This one avoids them as follows:
///
/// - It is returned to UIKit only while ``isDragging``. A transition that starts interactively
///   without a finger waits for one for ever.
/// - A requested transition starts only in a later turn of the run loop. A flick can be over by
///   then, so an end that comes before the start is remembered, and sent once the transition has
///   started.
/// - A gesture can end in `.cancelled`: a call comes in, or the view leaves the window. That is an
///   end like any other.
/// - A second drag while the first one's transition is still settling starts nothing.
/// - Each drag is judged by itself: nothing of the last drag is left when the next begins.
class PanInteractor: UIPercentDrivenInteractiveTransition {
  /// The direction in which a drag pulls the card or page away.
  enum Direction { case down, right }
  /// The decision about the transition after the finger was lifted: to finish or to cancel it.
  enum Outcome { case finish, cancel }

  /// The pan recogniser. Add it to the view that is pulled.
  let pan = UIPanGestureRecognizer()
  let direction: Direction
  /// The distance in points that takes the progress from 0 to 1; `nil` for the size of the window.
  private let fixedLength: CGFloat?
  /// The card to dismiss, or the navigation controller to pop a page from. The reference is weak,
  /// because the controller may retain this interactor.
  weak var controller: UIViewController?

  /// True while a finger drives a transition, or is about to.
  var isDragging = false
  /// True once the transition that the drag requested has started.
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

  // MARK: - Course of a drag

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

  /// Ends the drag, because the finger was lifted or cancelled, and finishes or cancels the
  /// transition.
  func letGo(_ outcome: Outcome) {
    isDragging = false
    send(outcome)
  }

  /// Finishes or cancels the transition. If it has not started yet, the decision is remembered and
  /// sent at the start.
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

  // MARK: - Requesting the transition

  /// True if a drag may begin: there is a card or page to remove, nothing is presented over it, and
  /// no transition is in progress.
  var mayBegin: Bool {
    guard let controller, controller.transitionCoordinator == nil else { return false }
    guard controller.presentedViewController == nil else { return false }
    if let stack = controller as? UINavigationController { return stack.viewControllers.count > 1 }
    return controller.presentingViewController != nil
  }

  /// Requests the transition: pops a page, or dismisses the card.
  func begin() {
    if let stack = controller as? UINavigationController {
      stack.popViewController(animated: true)
    } else {
      controller?.dismiss(animated: true)
    }
  }

  // MARK: - Reading the finger

  /// The distance that the finger has moved, from 0 to 1. Movement in the wrong direction counts as
  /// 0.
  var progress: CGFloat {
    guard length > 0 else { return 0 }
    return min(max(along(pan.translation(in: nil)) / length, 0), 1)
  }

  /// The outcome of the drag: a flick decides by its direction, a slower drag by its distance.
  var outcome: Outcome { flickOutcome ?? (progress > 0.5 ? .finish : .cancel) }

  /// The decision to finish or cancel if the drag was a flick; `nil` for a slower drag.
  final var flickOutcome: Outcome? {
    let velocity = along(pan.velocity(in: nil))
    guard abs(velocity) > 300 else { return nil }
    return velocity > 0 ? .finish : .cancel
  }

  /// The distance in points that takes the progress from 0 to 1: by default the window's size,
  /// because the pulled view itself moves.
  var length: CGFloat {
    if let fixedLength { return fixedLength }
    guard let size = pan.view?.window?.bounds.size else { return 0 }
    return direction == .down ? size.height : size.width
  }

  /// Returns the length of a vector in the direction of the drag; negative in the opposite
  /// direction.
  func along(_ vector: CGPoint) -> CGFloat {
    direction == .down ? vector.y : vector.x
  }
}
