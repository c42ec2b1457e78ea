import HeadlessUIKit
public import VirtualTime

/// The decision of an interactive transition to finish or to cancel, with the signs that the app or
/// the user intended a cancel.
///
/// A transition is undecided until the finger lets go, and again after a pause. A decision to
/// cancel is also a sign of an intended cancel; that sign remains when a pause reopens the decision
/// or the app reverses it.
public struct TransitionDecision {
  /// The instant at which the interactive part was last finished or cancelled; `nil` while the
  /// transition is undecided.
  public private(set) var instant: VirtualInstant?
  /// True if the last decision about the transition was to cancel it.
  public private(set) var isCancel = false
  /// True if the app or the user showed an intent to cancel: by a cancel that reached the context
  /// or a driver, by a cancelled gesture, or by a reversed animator.
  public private(set) var showsCancelIntent = false
  /// True if the app told the interactor to finish or cancel before the transition started, when
  /// such a call has no effect.
  public private(set) var earlyEndWasLost = false
  /// The last pause of the transition, with the class of the recogniser that paused it.
  private(set) var pause: AnimatorPause?

  /// Stores the decision of the interactive part that has ended with a finish or a cancel.
  mutating func end(cancelled: Bool, at instant: VirtualInstant) {
    self.instant = instant
    isCancel = cancelled
    if cancelled { showsCancelIntent = true }
  }

  /// Stores a pause of the animation, which makes the transition undecided again.
  mutating func reopen(by pause: AnimatorPause) {
    instant = nil
    isCancel = false
    self.pause = pause
  }

  /// Notes a call on the interactor before the start of the transition. A cancel shows an intent to
  /// cancel, and a finish or cancel may be lost.
  mutating func callEarly(_ call: TransitionEvent.InteractionCall, isLost: Bool) {
    if isLost, call != .update { earlyEndWasLost = true }
    if call == .cancel { showsCancelIntent = true }
  }

  /// Notes any other sign of an intent to cancel, such as a reversed animator.
  mutating func showCancelIntent() { showsCancelIntent = true }
}
