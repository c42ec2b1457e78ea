import UIKit

/// An interactor that requests the dismissal on every move, which UIKit ignores during a dismissal.
final class InsistentInteractor: PanInteractor {
  override func dragMoved() {
    if isDragging { controller?.dismiss(animated: true) }
    super.dragMoved()
  }
}

/// An interactor that catches a card on its way out or back, and may reverse it.
///
/// Finish, pause and cancel contradict each other, but each belongs to a phase of its own. An
/// interruptible animator can be caught while it runs, and from then on the finger decides anew.
final class CatchingInteractor: PanInteractor {
  private var caughtAt: CGFloat = 0

  override func dragBegan() {
    guard let coordinator = controller?.transitionCoordinator, hasStarted,
      coordinator.initiallyInteractive, !coordinator.isInteractive
    else {
      caughtAt = 0
      return super.dragBegan()
    }
    pause()
    caughtAt = percentComplete
    isDragging = true
  }

  override var progress: CGFloat {
    guard length > 0 else { return caughtAt }
    return min(max(caughtAt + along(pan.translation(in: nil)) / length, 0), 1)
  }
}

/// A card that cancels its transition once more after it has disappeared, to be sure.
///
/// A percent-driven object whose transition has ended ignores the late `cancel()`.
final class TidyCardScreen: CardScreen {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DispatchQueue.main.async { [transition] in transition.interactor.cancel() }
  }
}
