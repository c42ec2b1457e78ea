import HeadlessUIKit
public import VirtualTime

/// The decision whether a transition finishes or turns back, and what pointed to a cancel.
///
/// A decision is open until the finger lets go, and a pause opens it again. A decision to cancel
/// has an instant, and implies that somebody intended to cancel; the intent remains when the
/// decision is opened again or reversed.
public struct TransitionDecision {
  /// The instant of the last finish or cancel of the interactive part; `nil` after a pause.
  public private(set) var instant: VirtualInstant?
  /// True if the last decision was to cancel.
  public private(set) var isCancel = false
  /// True if anything showed an intent to cancel: the context, a driver, a gesture, or a reversed
  /// animator.
  public private(set) var showsCancelIntent = false
  /// True if the interactor was told to finish or cancel before the start and the call was lost.
  public private(set) var earlyEndWasLost = false
  /// The last pause of the transition, with the class of the recogniser that paused it.
  private(set) var pause: AnimatorPause?

  /// Stores the decision of the interactive part that has ended with a finish or a cancel.
  mutating func end(cancelled: Bool, at instant: VirtualInstant) {
    self.instant = instant
    isCancel = cancelled
    if cancelled { showsCancelIntent = true }
  }

  /// Stores a pause, which makes the transition undecided again.
  mutating func reopen(by pause: AnimatorPause) {
    instant = nil
    isCancel = false
    self.pause = pause
  }

  /// Stores a call that the interactor got before the start of the transition.
  mutating func callEarly(_ call: TransitionEvent.InteractionCall, isLost: Bool) {
    if isLost, call != .update { earlyEndWasLost = true }
    if call == .cancel { showsCancelIntent = true }
  }

  /// Notes any other sign of an intent to cancel, such as a reversed animator.
  mutating func showCancelIntent() { showsCancelIntent = true }
}
