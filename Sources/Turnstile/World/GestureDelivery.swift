import HeadlessUIKit
import VirtualTime

/// One call of the action method of a gesture recogniser.
struct GestureDelivery: Hashable, Sendable {
  /// The serial number of the recogniser that calls its action.
  var recognizer: Int
  /// True for a gesture that lasts, such as a pan; false for one that is over when it is
  /// recognised: a tap or a swipe.
  var isContinuous: Bool
  /// The state that the recogniser has when it calls its action.
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

/// The end of a recogniser's gesture: its final state and its instant.
struct GestureEnd: Hashable, Sendable {
  /// The final state of the gesture's recogniser: ended, cancelled or failed.
  var state: UIGestureRecognizer.State
  /// The virtual instant at which the gesture ended.
  var instant: VirtualInstant
}
