/// View animations: an animated property has its new value at once, and the picture on the screen
/// follows.
///
/// - Note: The animation closure runs during the call. The completion never runs during the call.
///   If a block animates nothing or has no duration, the completion runs in the next run-loop turn
///   (rules R97 and R98 of UIKit's behaviour).
extension UIView {
  /// Animates the changes that a closure makes to views, with a duration, a delay and options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      duration, delay, options.curve, options, animations, completion)
  }

  /// Animates the changes that a closure makes to views, with the ease-in-ease-out curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(duration, 0, .easeInOut, [], animations, completion)
  }

  /// Animates the changes that a closure makes, with a spring that comes to rest when the duration
  /// has passed (rule R104 of UIKit's behaviour).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    perform(
      duration, delay, .spring(spring, duration: duration), options, animations, completion)
  }

  /// Animates the changes that a closure makes, with a spring. A viewer perceives the duration; the
  /// spring comes to rest only later.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    let settling = spring.settlingDuration
    perform(
      duration > 0 ? settling : 0, delay, .spring(spring, duration: settling), options, animations,
      completion)
  }

  /// The duration of the animation block whose closure is running; 0 outside any block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  // MARK: - Switching animations off

  /// True if animation blocks animate the changes in them; false if the changes take effect at
  /// once.
  public class var areAnimationsEnabled: Bool { Simulator.current.animations.blocks.isEnabled }

  /// Switches animations on or off. While they are off, animation blocks change values at once, and
  /// their completions run.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.animations.blocks.isEnabled = enabled
  }

  /// Runs a closure whose changes to views are not animated, even inside an animation block
  /// (rule R100 of UIKit's behaviour).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let schedule = Simulator.current.animations
    let wasEnabled = schedule.blocks.isEnabled
    schedule.blocks.isEnabled = false
    actionsWithoutAnimation()
    schedule.blocks.isEnabled = wasEnabled
  }

  // MARK: - Repeating animations

  /// Repeats animations: those that a closure adds to the enclosing animation block run a given
  /// number of times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.current else { return animations() }
    let context = AnimationContext(like: outer, block: outer.block)
    context.repeatCount = count
    if autoreverses { context.options.insert(.autoreverse) }
    context.run(animations)
  }

  // MARK: - Running a block

  /// Runs an animation block: calls its closure and animates the changes that the closure makes.
  static func perform(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
    adjust: (AnimationContext) -> Void = { _ in }
  ) {
    let block = AnimationBlock(
      allowsInteraction: options.contains(.allowUserInteraction), completion: completion)
    let context = AnimationContext(
      block: block, duration: duration, delay: delay, curve: curve,
      options: AnimationContext.Options(rawValue: options.rawValue))
    if let outer = AnimationContext.current { context.inherit(from: outer) }
    adjust(context)
    if !areAnimationsEnabled {
      animations()
    } else if context.duration > 0 {
      let companion = context.takeCompanion()
      context.run {
        animations()
        companion?()
      }
    } else {
      AnimationContext.runOutside(animations)
    }
    block.close()
  }
}

extension AnimationContext {
  /// Copies the duration, the curve and other settings of the enclosing animation block, except
  /// those that this block's options override (rule R99 of UIKit's behaviour).
  fileprivate func inherit(from outer: AnimationContext) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    delay += outer.delay
    timeline = outer.timeline
    keyframe = outer.keyframe
    keepsPropertiesStill = outer.keepsPropertiesStill
    if repeatCount == 0 { repeatCount = outer.repeatCount }
  }
}

extension UIView {
  /// True while a running animation blocks touches on this view and its subviews (rule R101 of
  /// UIKit's behaviour).
  var isAnimatingWithoutInteraction: Bool { layer.touchPolicy == .swallowed }
}

extension ScrubbedTimeline {
  /// Runs a closure whose view animations, in the given views and their subviews, follow this
  /// timeline: a clock of their own, by which a finger can scrub them.
  func capture(inside views: [UIView], _ body: () -> Void) {
    capture(inside: views.map(\.layer), body)
  }
}
