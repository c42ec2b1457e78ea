/// An animation of one property of a layer through a list of values or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the property through which the animation goes, in order.
  open var values: [Any]?
  /// A path along which the animation moves a point, such as a layer's position; used instead of
  /// ``values``.
  open var path: CGPath?
  /// The times at which the animation reaches each of its values, as fractions of its duration from
  /// 0 to 1.
  ///
  /// If the times are `nil`, decrease, or are not as many as the calculation mode needs, the values
  /// are spread evenly.
  open var keyTimes: [NSNumber]?
  /// The curves that pace the animation between its values, one for each step from a value to the
  /// next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframe values, for example linear or in jumps.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The way in which a layer turns as it follows ``path``; `nil` if the layer does not turn.
  open var rotationMode: CAAnimationRotationMode?
  /// The tensions of the smooth curve through the keyframe values, one for each value, from -1
  /// (round) to 1 (tight). Used if the calculation mode is cubic.
  open var tensionValues: [NSNumber]?
  /// The continuities of the smooth curve through the keyframe values, one for each value, from -1
  /// to 1; other numbers than 0 make corners. Used if the calculation mode is cubic.
  open var continuityValues: [NSNumber]?
  /// The biases of the smooth curve through the keyframe values, one for each value, from -1 to 1;
  /// they say on which side of the value the curve swings out. Used if the calculation mode is
  /// cubic.
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

/// The way in which a layer turns while a keyframe animation moves it along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of a rotation mode: its name in Core Animation.
  public let rawValue: String
  /// Creates a rotation mode for an animation along a path, from the mode's name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns so that it faces in the direction in which it moves along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns so that it faces against the direction in which it moves along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The interpolation that a keyframe animation uses between its values, for example linear or in
/// jumps.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of a calculation mode: its name in Core Animation.
  public let rawValue: String
  /// Creates a keyframe animation's calculation mode from its name in Core Animation.
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
