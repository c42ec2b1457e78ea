import UIKit

/// A presentation controller that logs the calls which UIKit makes to it.
final class Cards: UIPresentationController {
  var log: Log?
  var removes = false
  var frame: CGRect?
  var onWillBegin: (@MainActor (Cards) -> Void)?

  override var shouldRemovePresentersView: Bool { removes }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    log?("presentationWillBegin")
    onWillBegin?(self)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?("presentationDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { log?("dismissalWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?("dismissalDidEnd(\(completed))")
  }
}
