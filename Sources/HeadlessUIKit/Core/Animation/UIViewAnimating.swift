/// Where in its life an animator is.
@frozen public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or ended: nothing is on its way.
  case inactive
  /// Running or paused.
  case active
  /// Stopped where it was, and waiting to be told where to end.
  case stopped
}

/// Where an animation ended.
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

/// An animator that others may add animations to: what an interruptible transition hands to UIKit.
///
/// UIKit declares these methods optional, so code calls them with a question mark:
/// `animator.addCompletion?({ … })`. That compiles here as well, through a property beside each
/// method, and so does the call without.
///
/// - Note: What an animator of an app's own leaves out does nothing. Nobody is called then who was
///   to be told of its end.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}

  /// ``addAnimations(_:)-method``, for code that asks whether there is one.
  public var addAnimations: ((@escaping () -> Void) -> Void)? {
    { self.addAnimations($0) }
  }
  /// ``addCompletion(_:)``, for code that asks whether there is one.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}
