import UIKit

/// A sheet that refuses to be pulled away while its draft is unsaved, and offers no other way out.
///
/// - Symptom: Pull the sheet down: it springs back, every time, without a message. There is no
///   button to leave by.
/// - Cause: `isModalInPresentation` refuses the pull, and
///   `presentationControllerDidAttemptToDismiss` is not implemented.
/// - Cure: Be the delegate of the presentation, and handle the attempt: save, or ask. See
///   ``AskingDraftSheet``.
class DraftSheet: Screen {
  init() {
    super.init("Draft", .orange)
    isModalInPresentation = true
  }
}

/// A sheet that saves its draft when a person attempts to pull it away, so that the next pull
/// dismisses it.
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
