/// An animation of one property through many values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values through which the animation goes, in order.
  open var values: [Any]?
  /// A path for a point to follow, used instead of ``values``.
  open var path: CGPath?
  /// The time at which each value is reached, from 0 to 1.
  ///
  /// Values are evenly spread if the times are `nil`, decrease, or are not as many as the mode
  /// needs.
  open var keyTimes: [NSNumber]?
  /// The curve from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which values between keyframes are computed.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of a layer that follows ``path``; `nil` if it keeps its heading.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of the cubic curve at each value, from -1 to 1.
  open var tensionValues: [NSNumber]?
  /// The continuity of the cubic curve at each value, from -1 to 1.
  open var continuityValues: [NSNumber]?
  /// The bias of the cubic curve at each value, from -1 to 1.
  open var biasValues: [NSNumber]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }

  override func parts() -> [LayerAnimation.Part] {
    let parts = valueParts()
    guard let way = parts.first, case .keyframes(let track) = way.content, path != nil,
      rotationMode == .rotateAuto || rotationMode == .rotateAutoReverse
    else { return parts }
    let turn = LayerAnimation.Part(
      key: .transform,
      content: .heading(track, isBackward: rotationMode == .rotateAutoReverse), isAdditive: true,
      curve: way.curve)
    return parts + [turn]
  }

  private func valueParts() -> [LayerAnimation.Part] {
    parts { view in
      let times = keyTimes?.map(\.doubleValue)
      let mode = KeyframeTrack.Mode(calculationMode)
      let curves = mode.isPaced ? [] : timingFunctions?.map { TimingCurve.cubic($0.curve) } ?? []
      if let path {
        return .keyframes(KeyframeTrack(along: path, times: times, curves: curves, mode: mode))
      }
      let values = values?.compactMap { AnimatableValue($0) } ?? []
      var track = KeyframeTrack(
        values: values.map(view), times: times, curves: curves, mode: mode)
      track.bends = values.indices.map { index in
        func number(_ list: [NSNumber]?) -> Double {
          list.map { $0.indices.contains(index) ? $0[index].doubleValue : 0 } ?? 0
        }
        return KeyframeTrack.Bend(
          tension: number(tensionValues), continuity: number(continuityValues),
          bias: number(biasValues))
      }
      return .keyframes(track)
    }
  }
}

/// The way in which a layer that follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns with the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the direction of the path, and faces backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The way in which values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Values between two keyframes lie on a straight line from one to the other.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values jump: each keyframe's value is shown until the next keyframe is due.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values lie on straight lines between keyframes, and change at a constant speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values lie on a smooth curve through the values of all keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values lie on a smooth curve through the values of all keyframes, and change at a constant
  /// speed throughout.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension KeyframeTrack.Mode {
  init(_ mode: CAAnimationCalculationMode) {
    switch mode {
    case .discrete: self = .discrete
    case .paced: self = .paced
    case .cubic: self = .cubic
    case .cubicPaced: self = .cubicPaced
    default: self = .linear
    }
  }
}
