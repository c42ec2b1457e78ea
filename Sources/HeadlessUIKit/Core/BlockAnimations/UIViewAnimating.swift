/// The state of a property animator.
@frozen public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has ended: none of its animations runs.
  case inactive
  /// The animator is running or paused.
  case active
  /// The animator was stopped before its end, and waits for a call of `finishAnimation(at:)`.
  case stopped
}

/// The position at which an animation ended: its start, its end, or a value in between.
@frozen public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused, scrubbed and stopped, such as a property animator.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation: inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// True while the animation advances with time, that is, while it is neither paused nor stopped.
  var isRunning: Bool { get }
  /// True if the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds, or continues a paused one.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its present progress.
  func pauseAnimation()
  /// Stops the animation with the values that are on the screen. Unless the argument is true, the
  /// caller must then call ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which other code can add animations. An interruptible transition gives UIKit such
/// an animator.
///
/// UIKit declares these methods optional, so code calls them with a question mark:
/// `animator.addCompletion?({ … })`. The model declares a property of the same name beside each
/// method, so that calls with and without the question mark compile.
///
/// - Note: If an app's own animator leaves a method out, the method does nothing. Without
///   `addCompletion`, no completion is ever called.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated after a delay, which is given as a fraction of the remaining
  /// time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure whose changes of views the animator animates.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended. Its argument is the position at
  /// which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing curve for the rest; `nil` keeps the animator's own.
  ///   - durationFactor: The duration of the rest as a fraction of the animator's duration; 0 keeps
  ///     the remaining duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// The default `addAnimations(_:delayFactor:)`, for an animator that leaves the method out: it
  /// does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// The default `addAnimations(_:)`, for an animator that leaves the method out: it does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// The default `addCompletion(_:)`, for an animator that leaves the method out: it does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The default `continueAnimation(withTimingParameters:durationFactor:)`, for an animator that
  /// leaves the method out: it does nothing. An interactor then starts the animator instead.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { OptionalRequirement.noteLeftOut() }

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
