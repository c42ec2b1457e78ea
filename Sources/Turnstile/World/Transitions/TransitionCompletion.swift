import HeadlessUIKit
public import VirtualTime

/// The completion of a transition by its animator. A transition that is under way, or that was
/// abandoned, has none.
public struct TransitionCompletion {
  /// True if the transition was completed as finished, false if it was completed as cancelled.
  public let finished: Bool
  /// The virtual instant at which the animator completed the transition.
  public let instant: VirtualInstant
  /// The duration, in seconds, that the animator returned for the transition.
  public let duration: Double
  /// The outgoing controller's view. It may wrongly stay alive when the controller is released.
  let outgoingView: ViewReference?
}
