import HeadlessUIKit
import VirtualTime

/// One call of a gesture recogniser's target and action.
struct GestureDelivery: Hashable, Sendable {
  /// The serial of the recogniser whose action is delivered.
  var recognizer: Int
  /// True for a gesture that lasts, such as a pan; false for one that is over when it is
  /// recognised: a tap or a swipe.
  var isContinuous: Bool
  /// The recogniser's state at the delivery.
  var state: UIGestureRecognizer.State
  /// The virtual instant at which the recogniser calls its action.
  var instant: VirtualInstant

  @MainActor
  init(of recognizer: UIGestureRecognizer, at instant: VirtualInstant) {
    self.recognizer = recognizer.serial
    isContinuous = !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    state = recognizer.state
    self.instant = instant
  }
}

/// The end of a recogniser's gesture.
struct GestureEnd: Hashable, Sendable {
  /// The final state of the recogniser: ended, cancelled or failed.
  var state: UIGestureRecognizer.State
  /// The instant of the gesture's end.
  var instant: VirtualInstant
}
