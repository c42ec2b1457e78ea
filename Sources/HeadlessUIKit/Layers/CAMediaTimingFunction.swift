/// A timing curve, that is, an animation's progress over time: a cubic Bézier curve from (0, 0) to
/// (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  let curve: CubicBezier

  /// Creates one of Core Animation's named timing curves, such as `easeIn`, with the control points
  /// that rule R103 of UIKit's behaviour lists.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(.linear)
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    default: self.init(.standard)
    }
  }

  /// Creates a timing curve from its two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  init(_ curve: CubicBezier) { self.curve = curve }

  /// Returns true if the object is a timing curve with the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  // The hash of the timing curve is computed without Swift's `Hasher`, which would give another
  // value in each process.
  open override var hash: Int {
    Int(truncatingIfNeeded: (curve.x1 + 3 * curve.y1 + 7 * curve.x2 + 11 * curve.y2).bitPattern)
  }

  /// Writes x and y of one of the timing curve's four points (0 and 3 are its ends, 1 and 2 its
  /// control points) into memory.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(
      points.indices.contains(idx),
      "A timing function's control point must have an index from 0 to 3 (was \(idx)).")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The name of one of Core Animation's timing curves, such as `easeIn`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of a timing curve's name.
  public let rawValue: String
  /// Creates the name of a timing curve from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the timing curve with the same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The name of the timing curve with a slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The name of the timing curve with a slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The name of the timing curve with a slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The name of the timing curve of implicit animations, with a short slow start and a longer slow
  /// end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
