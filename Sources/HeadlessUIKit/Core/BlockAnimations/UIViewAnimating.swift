/// The stage of an animator's life.
@frozen public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has ended: none of its animations runs.
  case inactive
  /// The animator is running or paused.
  case active
  /// The animator was stopped midway, until `finishAnimation(at:)` is called.
  case stopped
}

/// The position at which an animation ended.
@frozen public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The stage of the animator's life: inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// True while the animations run by themselves, neither paused nor stopped.
  var isRunning: Bool { get }
  /// True if the animations run from their end to their start.
  var isReversed: Bool { get set }
  /// The progress of the animations, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animations.
  func startAnimation()
  /// Starts or continues the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their present place.
  func pauseAnimation()
  /// Stops the animations at their present place. Unless the argument is true,
  /// ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends stopped animations at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which other code may add animations. An interruptible transition gives UIKit one.
///
/// UIKit declares these methods optional, so code calls them with a question mark:
/// `animator.addCompletion?({ … })`. Each method has a property beside it here, so that this call
/// compiles, and so does the call without the question mark.
///
/// - Note: A method that an app's own animator leaves out does nothing. If `addCompletion` is left
///   out, no completion is called.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate, after a delay that is a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to call with the position at which the animations end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations, with a curve for the rest and its duration as a fraction of the
  /// animator's; `nil` and 0 keep the animator's own.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing, for an animator without this method.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing, for an animator without this method.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing, for an animator without this method.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing, for an animator without this method.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}

  /// The method ``addAnimations(_:)-method`` as an optional closure, for code that calls it with a
  /// question mark.
  public var addAnimations: ((@escaping () -> Void) -> Void)? {
    { self.addAnimations($0) }
  }
  /// The method ``addCompletion(_:)`` as an optional closure, for code that calls it with a
  /// question mark.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}
