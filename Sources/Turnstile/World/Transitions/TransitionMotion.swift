import VirtualTime

/// The movement of a transition since its start: progress that a finger made, and animations.
///
/// The instants of the first and the last animation are set together, so either both are known or
/// none is.
public struct TransitionMotion {
  /// True if the transition was ever updated with a progress value.
  private(set) var hasProgress = false
  /// The instant when an animation first began or ended.
  private(set) var firstAnimation: VirtualInstant?
  /// The instant when an animation last began or ended.
  private(set) var lastAnimation: VirtualInstant?

  /// True if the transform of the incoming view was animated.
  private(set) var incomingWasTransformed = false

  /// True if the transition has moved anything: by a progress update or an animation.
  public var hasMoved: Bool { hasProgress || firstAnimation != nil }

  /// Notes that the transition was updated with a progress value.
  mutating func update() { hasProgress = true }

  /// Notes that an animation of the incoming view's transform begins.
  mutating func transformIncoming() { incomingWasTransformed = true }

  /// Stores the instant at which an animation of the transition begins or ends.
  mutating func animate(at instant: VirtualInstant) {
    precondition(lastAnimation.map { $0 <= instant } ?? true, "Animations must come in order.")
    firstAnimation = firstAnimation ?? instant
    lastAnimation = instant
  }
}
