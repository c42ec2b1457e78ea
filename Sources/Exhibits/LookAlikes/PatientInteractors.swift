import UIKit

/// Asks for the dismissal on every move, which UIKit passes over while it is dismissing.
final class InsistentInteractor: PanInteractor {
  override func dragMoved() {
    if isDragging { controller?.dismiss(animated: true) }
    super.dragMoved()
  }
}

/// Catches a card that is on its way out or back, and may send it the other way.
///
/// Finish, pause, cancel: three calls that contradict each other, each in a phase of its own. An
/// interruptible animator can be caught while it runs; from then on the finger decides anew.
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

/// A card that makes sure that its transition has ended, when it has.
///
/// A percent-driven object whose transition is over passes a late `cancel()` on to nobody.
final class TidyCardScreen: CardScreen {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DispatchQueue.main.async { [transition] in transition.interactor.cancel() }
  }
}
