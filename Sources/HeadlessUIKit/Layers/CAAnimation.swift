/// An animation that changes what a layer shows, not the layer's own values.
///
/// An animation is a description. Adding it to a layer copies it, so the same object can be added
/// many times, and changing it after it was added has no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// The curve that maps the animation's time to its progress; linear if `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is told when the animation starts and ends. The animation retains its
  /// delegate, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// True if the layer removes the animation when it has ended; false if the animation stays
  /// attached.
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// Creates an animation with default settings. The coder is ignored, because the model keeps no
  /// archives.
  public required init?(coder: NSCoder) { super.init() }

  /// The time at which the animation begins, in its layer's local time. With 0 it begins at the
  /// next Core Animation commit.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one round of the animation, in seconds. With 0 the animation lasts as long as
  /// its transaction or its animation group says.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animation relative to its layer's time; 2 plays the animation twice as fast.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// The range of frame rates that the app wishes for the animation. The model's screen shows as
  /// many frames a second at all times.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The offset that is added to the animation's local time, so that the animation starts in its
  /// middle.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of times that the animation is played; 0 means once.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The length of time during which the animation is played again and again. Unless it is 0, it is
  /// used instead of ``repeatCount``.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// True if each round of the animation also runs backwards to its first value, which doubles the
  /// round's length.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The fill mode: whether the animation shows its first value before it begins, and its last
  /// value after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns the value that the app has stored in the animation under a key. The model itself never
  /// reads such values.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value of the app's in the animation under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = keptByObjectiveC(value) }

  /// Adds the animation to a layer. A layer calls this method of an animation that it has found as
  /// its action (implicit animation) for a changed property.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns one part for each property that the animation changes. A subclass overrides the
  /// method; this base class changes no property.
  func parts() -> [LayerAnimation.Part] { [] }

  /// Returns a copy of the animation, which a layer keeps, so that later changes of the original
  /// have no effect on the layer.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).made()
    copy.take(from: self)
    return copy
  }

  /// Copies all settings of another animation, which is of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }
}

/// The delegate of a Core Animation animation, which is told when the animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that its animation begins, at the Core Animation commit after the animation
  /// was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that its animation has ended: by itself if `finished` is true, by removal
  /// if it is false.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing when an animation begins, for delegates that do not implement the method.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing when an animation ends, for delegates that do not implement the method.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
