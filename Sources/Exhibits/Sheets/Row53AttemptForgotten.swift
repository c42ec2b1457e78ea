import UIKit

/// Keeps the user from pulling it away while something is unsaved, and forgets to say what to do
/// then.
///
/// - Symptom: Pull the sheet down: it springs back, every time, and says nothing. There is no
///   button to leave by.
/// - Cause: `isModalInPresentation` refuses the pull, and nobody implements
///   `presentationControllerDidAttemptToDismiss`.
/// - Cure: Be the delegate of the presentation, and answer the attempt: save, or ask. See
///   ``AskingDraftSheet``.
class DraftSheet: Screen {
  init() {
    super.init("Draft", .orange)
    isModalInPresentation = true
  }
}

/// Answers the attempt: saves, so that the next pull takes it away.
final class AskingDraftSheet: DraftSheet, UIAdaptivePresentationControllerDelegate {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    isModalInPresentation = false
  }
}
