/// Keyframe animations: a block that contains blocks, each of which animates in its own part of the
/// duration.
extension UIView {
  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// places in parts of the duration.
  ///
  /// A duration of 0 or less changes everything at once (R102). Inside a property animator or
  /// another block the duration is inherited, so 0 is the usual thing to write there.
  ///
  /// - Note: The whole eases in and out unless the options carry the bits of another curve; within
  ///   a keyframe the pace is even.
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

  /// Animates changes in a part of the surrounding keyframe animation; start and length are
  /// fractions of its duration.
  ///
  /// Outside a keyframe animation the changes are made as if this call were not there.
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
