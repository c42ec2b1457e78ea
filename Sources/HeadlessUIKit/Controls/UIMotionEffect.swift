/// An effect that changes properties of a view when the user tilts the device. In the model the
/// device is never tilted, so no property changes.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// An effect that changes one property of a view when the user tilts the device. In the model the
/// device is never tilted, so the property does not change.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the user tilts the device: sideways, or forwards and back.
  @frozen public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  /// The key path of the view's property that the motion effect would change.
  public let keyPath: String
  /// The direction of tilt that the motion effect follows.
  public let type: EffectType
  /// The value at one extreme of the tilt, without effect.
  ///
  /// In UIKit, the value is added to the property when the device is tilted all the way in one
  /// direction.
  open var minimumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.minimumRelativeValue") }
  }
  /// The value at the other extreme of the tilt, without effect.
  ///
  /// In UIKit, the value is added to the property when the device is tilted all the way in the
  /// opposite direction.
  open var maximumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.maximumRelativeValue") }
  }

  /// Creates a motion effect that changes the property at a key path when the device is tilted in a
  /// direction.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// A group of motion effects that are added to a view together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group, without effect in the model.
  ///
  /// In UIKit, all of them change the view when the device is tilted.
  open var motionEffects: [UIMotionEffect]? {
    didSet { inert("UIMotionEffectGroup.motionEffects") }
  }
}

extension UIView {
  /// The motion effects of the view. The model stores them, and they change nothing.
  public var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects.compactMap { $0 as? UIMotionEffect } }
    set { storedMotionEffects = newValue }
  }

  /// Adds a motion effect to the view. The model stores the effect, which changes nothing.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect from the view.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
