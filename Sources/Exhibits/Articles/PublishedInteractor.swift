import UIKit

/// The interactor that four of the five articles share, as it was published.
///
/// The code is easy to read and works on its author's phone, and many apps have copied it. Its bugs
/// show with unusual gestures:
///
/// - A flick that is over before the transition has started is lost.
/// - It decides on `.changed` if it finishes, and uses the decision on `.ended`. A gesture that
///   ends without a single `.changed` uses the decision of the *last* gesture.
/// - It begins with every drag, even if another transition is in progress.
/// - It ignores `.failed`. (That does no harm: a pan that has begun does not fail.)
///
/// ``PanInteractor`` is the corrected version without these bugs.
class PublishedInteractor: PanInteractor {
  private var shouldComplete = false

  override func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      begin()
    case .changed:
      shouldComplete = progress > 0.5
      update(progress)
    case .ended, .cancelled:
      isDragging = false
      willLetGo()
      if shouldComplete, pan.state == .ended { finish() } else { cancel() }
    default: break
    }
  }

  /// Changes the interactor just before it finishes or cancels the transition. Subclasses override
  /// this method, for example to set the completion speed.
  func willLetGo() {}
}
