import UIKit

/// A card whose interactor is a target of the pan recogniser as long as the card is on the screen.
class ListeningCardScreen: CardScreen {
  private var isListening = false

  override func viewDidLoad() {
    super.viewDidLoad()
    stopListening()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listen()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopListening()
  }

  final func listen() {
    guard !isListening else { return }
    isListening = true
    let interactor = transition.interactor
    interactor.pan.addTarget(interactor, action: Selector(PanInteractor.handlePan(_:)))
  }

  final func stopListening() {
    isListening = false
    transition.interactor.pan.removeTarget(transition.interactor, action: nil)
  }
}

/// A card that removes its interactor from the pan recogniser's targets when it is about to
/// disappear.
///
/// - Symptom: Pull the card: it moves by a hair, stays where it is, and the app is frozen.
/// - Cause: `viewWillDisappear` removes what `viewWillAppear` added, a common symmetry. But the
///   drag itself makes the card disappear, so its recogniser is cut off during the drag by the
///   transition that it drives, and the end of the drag is never handled.
/// - Cure: The driver of a transition has to outlive it: remove it in `viewDidDisappear`. See
///   ``ListeningCardScreen/viewDidDisappear(_:)``.
final class HastyListeningCardScreen: ListeningCardScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopListening()
  }
}
