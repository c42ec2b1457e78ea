import VirtualTime

/// The movement of a transition since its start: progress that a finger made, and animations.
///
/// The instants of the first and the last animation are set together, so either both are known or
/// none is.
public struct TransitionMotion {
  /// True if the progress of the transition was ever updated, as by a finger.
  private(set) var hasProgress = false
  /// The virtual instant at which an animation of the transition first began or ended.
  private(set) var firstAnimation: VirtualInstant?
  /// The virtual instant at which an animation of the transition last began or ended.
  private(set) var lastAnimation: VirtualInstant?

  /// True if an animation changed the incoming or the outgoing view itself, and not only what moves
  /// alongside, such as a dimming view or a bar.
  private(set) var movedItsViews = false
  /// True if an animation changed the transform of the incoming view.
  private(set) var incomingWasTransformed = false

  /// True while a running animation changes the opacity of the incoming view, which was invisible
  /// before.
  private var isFadingIn = false
  /// The opacity that the incoming view had right after its fade-in ended; `nil` if no fade-in ran
  /// to its end.
  private(set) var fadedIn: Float?

  /// True if the transition has moved anything: by a progress update or an animation.
  public var hasMoved: Bool { hasProgress || firstAnimation != nil }

  /// Notes that the progress of the transition was updated, as by a finger.
  mutating func update() { hasProgress = true }

  /// Notes that an animation of the incoming or the outgoing view begins.
  mutating func moveViews() { movedItsViews = true }

  /// Notes that an animation of the incoming view's transform begins.
  mutating func transformIncoming() { incomingWasTransformed = true }

  /// Notes that an animation of the incoming view's opacity begins, which may be a fade-in.
  ///
  /// - Parameter isInvisible: True if the view is invisible now, so that the animation is a
  ///   fade-in.
  mutating func beginFade(isInvisible: Bool) {
    isFadingIn = isInvisible
    fadedIn = nil
  }

  /// Notes that an animation of the incoming view's opacity ends, so that a fade-in is over.
  ///
  /// - Parameter opacity: The opacity at the end of the animation; `nil` if the animation was
  ///   broken off.
  mutating func endFade(at opacity: Float?) {
    if isFadingIn { fadedIn = opacity }
    isFadingIn = false
  }

  /// Stores the instant at which an animation of the transition begins or ends as that of the last
  /// animation, and the first one also as that of the first.
  mutating func animate(at instant: VirtualInstant) {
    precondition(lastAnimation.map { $0 <= instant } ?? true, "Animations must come in order.")
    firstAnimation = firstAnimation ?? instant
    lastAnimation = instant
  }
}
