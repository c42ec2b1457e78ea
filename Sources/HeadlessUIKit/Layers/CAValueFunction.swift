/// A function that turns the values of an animation of `"transform"`, such as angles, into
/// transforms.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// The name of the value function, which says whether its values are angles, factors or
  /// distances, and along which axes.
  public let name: CAValueFunctionName

  /// Creates the value function with a name; `nil` if Core Animation has no function of that name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
    super.init()
  }
}

/// The name of a ``CAValueFunction``, which says whether its values are angles, factors or
/// distances.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the name of a value function.
  public let rawValue: String
  /// Creates the name of a value function from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The function whose value is an angle in radians, for a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// The function whose value is an angle in radians, for a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// The function whose value is an angle in radians, for a rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// The function whose value is a list of three factors, for a scale along all three axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The function whose value is a factor, for a scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The function whose value is a factor, for a scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The function whose value is a factor, for a scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// The function whose value is a list of three distances, for a translation along all three axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The function whose value is a distance, for a translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The function whose value is a distance, for a translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The function whose value is a distance, for a translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}

extension CAValueFunctionName {
  /// The values (such as angle 0 or scale 1) that the function turns into the identity transform.
  var nothing: AnimatableValue { numbers(in: .identity) }

  /// Returns the values, such as the angle, that the function would turn into a given transform.
  /// They serve as the start or end value that an animation leaves out.
  func numbers(in transform: LayerTransform) -> AnimatableValue {
    let matrix = transform.spatial
    switch self {
    case .scale: return list([matrix.m11, matrix.m22, matrix.m33])
    case .scaleX: return .number(matrix.m11)
    case .scaleY: return .number(matrix.m22)
    case .scaleZ: return .number(matrix.m33)
    case .translate: return list([matrix.m41, matrix.m42, matrix.m43])
    case .translateX: return .number(matrix.m41)
    case .translateY: return .number(matrix.m42)
    case .translateZ: return .number(matrix.m43)
    case .rotateX: return .number(atan2(matrix.m23, matrix.m33))
    case .rotateY: return .number(atan2(matrix.m31, matrix.m11))
    default: return .number(atan2(matrix.m12, matrix.m11))
    }
  }

  /// Returns the transform that the function makes of values such as an angle; `nil` if it takes
  /// another number of values.
  func transform(of value: AnimatableValue) -> LayerTransform? {
    switch value {
    case .number(let number): transform(of: number).map { LayerTransform($0) }
    case .list(let list) where list.count == 3:
      transform(of: list[0].number, list[1].number, list[2].number).map { LayerTransform($0) }
    default: nil
    }
  }

  private func transform(of number: Double) -> CATransform3D? {
    switch self {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    default: nil
    }
  }

  private func transform(of x: Double, _ y: Double, _ z: Double) -> CATransform3D? {
    switch self {
    case .scale: CATransform3DMakeScale(x, y, z)
    case .translate: CATransform3DMakeTranslation(x, y, z)
    default: nil
    }
  }

  private func list(_ numbers: [Double]) -> AnimatableValue { .list(numbers.map { .number($0) }) }
}
