/// An animation that changes what a layer shows, not the layer's own values.
///
/// An animation is a description. Adding it to a layer copies it, so the same object can be added
/// many times, and changing it after it was added has no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// The curve that maps time to progress; linear if `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is told when the animation starts and ends. It is retained until the end.
  open var delegate: (any CAAnimationDelegate)?
  /// True if the layer removes the animation when it has ended.
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// Creates an animation; the model keeps no archives, so there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  /// The local time of the layer at which the animation begins. With 0 it begins at the next
  /// commit.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one round of the animation, in seconds. If it is 0, the duration of the
  /// transaction or the group is used.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animation relative to its layer's time.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// The offset added to the animation's local time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of rounds that the animation plays; 0 for one round.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The time for which rounds are repeated, used instead of ``repeatCount`` unless 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// True if each round of the animation also runs back to its start, which doubles its length.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The times outside of the animation's own duration at which it still shows its first or last
  /// value.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns the value that was set under a key; the model itself never reads it.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value in the animation under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = keptByObjectiveC(value) }

  /// Adds the animation to a layer. A layer calls this method if it got the animation as its action
  /// for a changed property.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the single property animations that the object stands for. Subclasses override the
  /// method; here it returns none.
  func parts() -> [LayerAnimation.Part] { [] }

  /// Returns a copy of the animation, which a layer keeps, so that later changes of the original
  /// have no effect on the layer.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).made()
    copy.take(from: self)
    return copy
  }

  /// Copies the settings of another animation of the same class to this one.
  func take(from other: CAAnimation) {
    timing = other.timing
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }
}

/// A delegate that is told when an animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation begins, in the commit after it was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended by itself (`true`) or was removed (`false`).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default when an animation begins.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default when an animation ends.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
