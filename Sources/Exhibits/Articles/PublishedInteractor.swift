import UIKit

/// The interactor that four of the five articles share, as it was published.
///
/// It reads well, works on the author's phone, and has been copied into a great many apps. What is
/// wrong with it shows with other fingers:
///
/// - A flick that is over before the transition has started is lost.
/// - Whether to finish is decided on `.changed` and consulted on `.ended`. A gesture that ends
///   without a single `.changed` goes by what the *last* gesture decided.
/// - It begins whenever a drag does, be something under way or not.
/// - `.failed` is not looked at. (That does no harm: a pan that has begun does not fail.)
///
/// ``PanInteractor`` is the corrected twin, in all of these.
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

  /// The place for last changes before the transition runs on by itself.
  func willLetGo() {}
}
