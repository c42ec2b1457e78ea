/// The gesture recognisers of a view, in the order in which they were attached.
extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.abandon()
    recognizer.attachedView = nil
  }

  /// Cancels the touches in this view and its subviews, because the app switched interaction off
  /// (rule R130 of UIKit's behaviour).
  func interactionWasSwitchedOff() {
    guard isInWindow else { return }
    Simulator.current.touches.interactionEnded(in: self)
  }
}
