/// Keyframe animations: a closure that contains further closures (keyframes), each of which
/// animates its changes in its own part of the duration.
extension UIView {
  /// Animates changes in several keyframes: calls of
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the closure give each
  /// change its part of the duration.
  ///
  /// With a duration of 0 or less everything changes at once (rule R102 of UIKit's behaviour).
  /// Inside a property animator or another animation block the duration is inherited, so apps
  /// usually pass 0 there.
  ///
  /// - Note: The animation as a whole starts and ends slowly, unless the options contain the bits
  ///   of another curve. Within a keyframe the speed is constant.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let viewOptions = AnimationOptions(rawValue: options.rawValue & ~0x1C00)
    perform(duration, delay, viewOptions.curve, viewOptions, animations, completion) {
      $0.keyframe = AnimationContext.Keyframe(owner: $0.block, mode: options.mode)
    }
  }

  /// Adds a keyframe to the keyframe animation whose closure is running. Start and length are
  /// fractions of the animation's duration.
  ///
  /// Outside of a keyframe animation the closure simply runs, as if it stood there without this
  /// call.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationContext.current, var keyframe = outer.keyframe else {
      return animations()
    }
    let context = AnimationContext(like: outer, block: outer.block)
    keyframe.start += min(max(frameStartTime, 0), 1) * keyframe.length
    keyframe.length *= min(max(frameDuration, 0), 1)
    context.keyframe = keyframe
    context.run(animations)
  }
}
