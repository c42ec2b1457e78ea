import UIKit

/// An interactor that requests the dismissal again at every movement of the finger. UIKit ignores
/// such requests during a dismissal.
final class InsistentInteractor: PanInteractor {
  override func dragMoved() {
    if isDragging { controller?.dismiss(animated: true) }
    super.dragMoved()
  }
}

/// An interactor by which a finger can catch a card that is moving out or back, and send it the
/// other way.
///
/// The interactor calls `finish()`, `pause()` and `cancel()` in one transition, which looks
/// contradictory. Each call belongs to a phase of its own: an interruptible animator can be caught
/// while it runs, and then the finger decides again.
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

/// A card that calls its interactor's `cancel()` after it has disappeared, as a precaution.
///
/// The call has no effect, because the interactor's transition has ended.
final class TidyCardScreen: CardScreen {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DispatchQueue.main.async { [transition] in transition.interactor.cancel() }
  }
}
