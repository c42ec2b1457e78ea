/// An effect that changes values with the device's tilt. In the model the tilt never changes, so no
/// value changes.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// An effect that changes one value with the device's tilt. In the model the tilt never changes, so
/// the value does not change.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of tilt that an effect follows.
  @frozen public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  /// The key path of the value that the effect would change.
  public let keyPath: String
  /// The direction of tilt that the effect follows.
  public let type: EffectType
  /// The value at one extreme of the tilt, without effect.
  open var minimumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.minimumRelativeValue") }
  }
  /// The value at the other extreme of the tilt, without effect.
  open var maximumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.maximumRelativeValue") }
  }

  /// Creates an effect on the value at a key path for a direction of tilt.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// A group of motion effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group, without effect in the model.
  open var motionEffects: [UIMotionEffect]? {
    didSet { inert("UIMotionEffectGroup.motionEffects") }
  }
}

extension UIView {
  /// The motion effects of the view. They have no effect in the model.
  public var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects.compactMap { $0 as? UIMotionEffect } }
    set { storedMotionEffects = newValue }
  }

  /// Adds a motion effect to the view. It has no effect in the model.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect from the view.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
