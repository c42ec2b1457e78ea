/// View animations: model values change at once, and the pixels on the screen follow.
///
/// - Note: The animation closure runs during the call. The completion never does: a block that
///   animates nothing, or has no duration, completes in the next turn of the run loop (R97, R98).
extension UIView {
  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      duration, delay, options.curve, options, animations, completion)
  }

  /// Animates the changes that a closure makes, with the ease-in-ease-out curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(duration, 0, .easeInOut, [], animations, completion)
  }

  /// Animates changes with a spring that is at rest after the duration (R104).
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

  /// Animates changes with a spring of a perceived duration; the spring is at rest only later.
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

  /// The duration of the animation block that is running; 0 outside of any block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  // MARK: - Switching off

  /// True while animation blocks animate.
  public class var areAnimationsEnabled: Bool { Simulator.current.animations.isEnabled }

  /// Switches animation blocks on or off. Blocks that are off still change values, and complete.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.animations.isEnabled = enabled
  }

  /// Makes changes without animation, even inside an animation block (R100).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let schedule = Simulator.current.animations
    let wasEnabled = schedule.isEnabled
    schedule.isEnabled = false
    actionsWithoutAnimation()
    schedule.isEnabled = wasEnabled
  }

  // MARK: - Repeating

  /// Repeats the animations that a closure makes inside an animation block.
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

  /// Runs an animation block.
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
  /// Takes the duration, the curve and other settings from the enclosing animation block, unless
  /// this block's options override them (R99).
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
  /// True while a running animation blocks touches on this view and its subviews (R101).
  var isAnimatingWithoutInteraction: Bool { layer.touchPolicy == .swallowed }
}

extension ScrubbedTimeline {
  /// Runs a closure. View animations that the closure begins inside the given views belong to this
  /// timeline.
  func capture(inside views: [UIView], _ body: () -> Void) {
    capture(inside: views.map(\.layer), body)
  }
}
