/// Something that follows how the device is tilted. It is never tilted here, so nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// Moves one value with the tilt; it stays where it is, since the device is never tilted here.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt it follows.
  @frozen public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public let keyPath: String
  public let type: EffectType
  /// The value where the device is tilted one way.
  open var minimumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.minimumRelativeValue") }
  }
  /// The value where the device is tilted the other way.
  open var maximumRelativeValue: Any? {
    didSet { inert("UIInterpolatingMotionEffect.maximumRelativeValue") }
  }

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// What happens together where the device is tilted.
  open var motionEffects: [UIMotionEffect]? {
    didSet { inert("UIMotionEffectGroup.motionEffects") }
  }
}

extension UIView {
  /// What follows the device's tilt, which never changes here.
  public var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects.compactMap { $0 as? UIMotionEffect } }
    set { storedMotionEffects = newValue }
  }

  /// Has the view follow the device's tilt, which never changes here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
