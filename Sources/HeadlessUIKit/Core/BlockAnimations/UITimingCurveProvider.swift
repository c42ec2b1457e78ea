/// An object that describes an animation's timing: its progress as a function of time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing curve, such as cubic or spring. The model ignores the kind, because it
  /// reads ``cubicTimingParameters`` and ``springTimingParameters``.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve of the timing. It is used if there is no spring, and `nil` then means Core
  /// Animation's standard curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring of the timing. If it is not `nil`, the cubic curve is not used.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve: built-in, cubic, spring, or composed of both.
@frozen public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A cubic Bézier timing curve with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicBezier
  /// The name of the curve. It is `.easeInOut` for the standard curve and for a curve made from
  /// control points.
  public let animationCurve: UIView.AnimationCurve
  /// The kind of the curve: built-in, or cubic if it was made from control points.
  public let timingCurveType: UITimingCurveType

  /// Creates a timing that is Core Animation's standard curve (rule R103 of UIKit's behaviour).
  public override init() {
    curve = .standard
    animationCurve = .easeInOut
    timingCurveType = .builtin
  }

  /// Creates a timing curve that UIKit knows by name, such as ease-in.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    timingCurveType = .builtin
    curve =
      switch animationCurve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
  }

  /// Creates a timing curve from its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicBezier(point1.x, point1.y, point2.x, point2.y)
    animationCurve = .easeInOut
    timingCurveType = .cubic
  }

  /// The first control point of the timing curve, near its start.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point of the timing curve, near its end.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The cubic curve of this timing: the object itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring of this timing: `nil`, because the timing is a cubic curve.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring animation.
///
/// If a spring is given by its mass, stiffness and damping, it determines its own duration, and the
/// animator's duration is ignored (rule R104 of UIKit's behaviour).
///
/// - Note: UIKit applies the two components of the velocity to the two coordinates of a position.
///   The model applies the velocity's length to every property, with the sign of its longer
///   component.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Description {
    case damping(ratio: CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let spring: Description
  /// The initial velocity of the animation. A velocity of 1 covers the whole animated distance in
  /// one second.
  public let initialVelocity: CGVector

  /// Creates the timing of UIKit's default spring.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates the timing of a spring that comes to rest when the animator's duration has passed.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    spring = .damping(ratio: ratio)
    initialVelocity = velocity
  }

  /// Creates the timing of a spring from its mass, stiffness and damping.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Creates a spring from the duration that a viewer perceives and from its bounce.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    spring = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  /// The kind of this timing: a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve of this timing: `nil`, because the timing is a spring.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring of this timing: the object itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private var velocity: Double {
    let (dx, dy) = (initialVelocity.dx, initialVelocity.dy)
    if dx == dy { return dx }
    let length = hypot(dx, dy)
    return (abs(dx) >= abs(dy) ? dx : dy) < 0 ? -length : length
  }

  /// Returns the motion of the spring, and the duration until it comes to rest. The animator's
  /// `duration` is used only if the spring was given by a damping ratio.
  func motion(duration: Double) -> (motion: SpringMotion, duration: Double) {
    switch spring {
    case .damping(let ratio):
      let motion = SpringMotion(dampingRatio: ratio, duration: duration, velocity: velocity)
      return (motion, duration)
    case .physics(let mass, let stiffness, let damping):
      let motion = SpringMotion(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      return (motion, motion.settlingDuration)
    case .perceptual(let perceived, let bounce):
      let motion = SpringMotion(
        perceptualDuration: perceived, bounce: bounce, velocity: velocity)
      return (motion, motion.settlingDuration)
    }
  }
}

extension UITimingCurveProvider {
  /// Returns the timing curve and its duration. A spring that determines its own duration ignores
  /// the requested one.
  func curve(duration: Double) -> (curve: TimingCurve, duration: Double) {
    if let spring = springTimingParameters {
      let (motion, settling) = spring.motion(duration: duration)
      return (.spring(motion, duration: settling), settling)
    }
    return (.cubic(cubicTimingParameters?.curve ?? .standard), duration)
  }
}
