/// The stage of an animator's life.
@frozen public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or ended: no animation runs.
  case inactive
  /// Running or paused.
  case active
  /// Stopped midway, until `finishAnimation(at:)` is called.
  case stopped
}

/// The position at which an animation ended.
@frozen public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
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
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
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
