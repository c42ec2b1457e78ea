import UIKit

/// A card that listens to the finger for as long as it is on the screen.
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

/// Stops listening as the card is about to go.
///
/// - Symptom: Pull the card: it moves by a hair, stays where it is, and the app is frozen.
/// - Cause: What `viewWillAppear` sets up `viewWillDisappear` takes down, as one does. But the drag
///   itself is what makes the card disappear: its recogniser is cut off in the middle of it, by the
///   transition that it drives, and nobody hears how the drag ended.
/// - Cure: Whatever drives a transition has to outlive it: take it down in `viewDidDisappear`. See
///   ``ListeningCardScreen/viewDidDisappear(_:)``.
final class HastyListeningCardScreen: ListeningCardScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopListening()
  }
}
