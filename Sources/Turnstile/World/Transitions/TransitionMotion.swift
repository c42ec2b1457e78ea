import VirtualTime

/// The movement of a transition since its start: progress from a finger, and animations.
///
/// The first animation is recorded exactly if the last one is, and is never later.
public struct TransitionMotion {
  /// True if the transition was ever updated with a progress value.
  private(set) var hasProgress = false
  /// The instant when an animation first began or ended.
  private(set) var firstAnimation: VirtualInstant?
  /// The instant when an animation last began or ended.
  private(set) var lastAnimation: VirtualInstant?

  /// True if the transform of the incoming view was animated.
  private(set) var incomingWasTransformed = false

  /// True if anything moved: a progress update or an animation.
  public var hasMoved: Bool { hasProgress || firstAnimation != nil }

  /// Records a progress value.
  mutating func update() { hasProgress = true }

  /// Records that an animation of the incoming view's transform begins.
  mutating func transformIncoming() { incomingWasTransformed = true }

  /// Records that an animation begins or ends.
  mutating func animate(at instant: VirtualInstant) {
    precondition(lastAnimation.map { $0 <= instant } ?? true, "Animations must come in order.")
    firstAnimation = firstAnimation ?? instant
    lastAnimation = instant
  }
}
