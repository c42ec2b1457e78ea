import HeadlessUIKit
public import VirtualTime

/// The completion of a transition by its animator. A transition that is under way, or that was
/// abandoned, has none.
public struct TransitionCompletion {
  /// True if the transition was completed as finished, false if it was completed as cancelled.
  public let finished: Bool
  /// The instant at which the transition was completed.
  public let instant: VirtualInstant
  /// The duration that the animator returned, in seconds.
  public let duration: Double
  /// The outgoing view, which may wrongly outlive its controller.
  let outgoingView: ViewReference?
}
