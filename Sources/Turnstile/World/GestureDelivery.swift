import HeadlessUIKit
import VirtualTime

/// One sending of a gesture's action to the app.
struct GestureDelivery: Hashable, Sendable {
  /// The recogniser.
  var recognizer: Int
  /// Whether the gesture goes on over time, as a pan does, or is over as soon as it is recognised,
  /// as a tap is.
  var isContinuous: Bool
  /// The state that was announced.
  var state: UIGestureRecognizer.State
  /// When.
  var instant: VirtualInstant

  @MainActor
  init(of recognizer: UIGestureRecognizer, at instant: VirtualInstant) {
    self.recognizer = recognizer.serial
    isContinuous = !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    state = recognizer.state
    self.instant = instant
  }
}

/// How a gesture came to its end.
struct GestureEnd: Hashable, Sendable {
  /// Ended, cancelled or failed.
  var state: UIGestureRecognizer.State
  /// When.
  var instant: VirtualInstant
}
