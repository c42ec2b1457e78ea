/// The placeholder that is returned for an animator without `interruptibleAnimator(using:)`. Every
/// use of the placeholder traps.
///
/// UIKit never calls a method that an animator does not implement. An app that calls it without
/// asking crashes on a device with "unrecognized selector". The model traps likewise and names the
/// method. An app that asks first, by ``UIViewImplicitlyAnimating/ifImplemented``, gets `nil`.
final class LeftOutAnimator: NSObject, UIViewImplicitlyAnimating {
  private func stop() -> Never {
    notModelled(
      "interruptibleAnimator(using:) is not implemented by the animator that was asked for it.")
  }

  var state: UIViewAnimatingState { stop() }
  var isRunning: Bool { stop() }
  var isReversed: Bool {
    get { stop() }
    set { stop() }
  }
  var fractionComplete: CGFloat {
    get { stop() }
    set { stop() }
  }
  func startAnimation() { stop() }
  func startAnimation(afterDelay delay: TimeInterval) { stop() }
  func pauseAnimation() { stop() }
  func stopAnimation(_ withoutFinishing: Bool) { stop() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { stop() }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { stop() }
  func addAnimations(_ animation: @escaping () -> Void) { stop() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { stop() }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { stop() }
}

extension UIViewImplicitlyAnimating {
  /// The animator itself, or `nil` if it only stands for a method that was left out.
  ///
  /// On a device `animator.interruptibleAnimator?(using: context)` is `nil` for an animator that
  /// does not implement the method. Here the method has a default implementation, so an adopted app
  /// calls it and asks for this property.
  public var ifImplemented: (any UIViewImplicitlyAnimating)? {
    self is LeftOutAnimator ? nil : self
  }
}
