import UIKit

/// An interactor that ignores the state `.cancelled` of its gesture.
///
/// - Symptom: A call comes in, or the notification centre is pulled down, while the card is being
///   dragged. Afterwards the card hangs half-way down for good.
/// - Cause: The system cancels the touch, so the pan goes to `.cancelled` and never to `.ended`,
///   and no code ends the transition.
/// - Cure: Treat `.cancelled` and `.failed` as an end that cancels. See
///   ``PanInteractor/handlePan(_:)``.
final class OptimisticInteractor: PanInteractor {
  override func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: dragBegan()
    case .changed: dragMoved()
    case .ended: dragEnded()
    default: break
    }
  }
}
