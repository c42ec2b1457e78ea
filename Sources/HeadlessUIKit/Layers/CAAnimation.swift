/// Something that changes what a layer shows, and not what it is.
///
/// An animation is a description. Adding it to a layer copies it, so the same one can be added many
/// times, and changing it afterwards changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// How progress relates to time; straight if `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the start and the end. It is retained until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation when it has ended.
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// Creates an animation; the model keeps no archives, so there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Something kept with the animation, to tell it by.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps something with the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = keptByObjectiveC(value) }

  /// As an action, an animation adds itself to the layer whose property changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What the animation does to a layer; nothing that could be measured, unless a subclass knows.
  func parts() -> [LayerAnimation.Part] { [] }

  /// A copy, for a layer to keep.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).made()
    copy.take(from: self)
    return copy
  }

  /// Takes over everything from another animation of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }
}

/// Who is told of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins, in the commit after it was added.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended by itself (`true`) or was taken away (`false`).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
