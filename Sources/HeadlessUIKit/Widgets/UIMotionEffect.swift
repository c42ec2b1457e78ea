/// Something that follows how the device is tilted. Nobody tilts it here, so nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// Moves one value with the tilt; it stays where it is, since nobody tilts the device here.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt it follows.
  @frozen public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Has the view follow the device's tilt, which never changes here.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
