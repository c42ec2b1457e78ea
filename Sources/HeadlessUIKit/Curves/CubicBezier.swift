/// A timing curve with two control points. The x coordinate is time, the y coordinate is progress.
///
/// Both coordinates are cubic functions of a parameter, so the progress at a time requires the
/// parameter at which x equals the time. Newton's method finds that parameter in a few steps unless
/// the curve is too flat; then bisection finds it. The number of steps depends only on the inputs,
/// so the result has the same bits on every machine.
struct CubicBezier: Hashable, Sendable {
  var x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // The x coordinates of the timing curve's control points are limited to 0...1. Outside of that,
    // the curve could have several values of progress at one time.
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  static let linear = CubicBezier(0, 0, 1, 1)
  static let easeIn = CubicBezier(0.42, 0, 1, 1)
  static let easeOut = CubicBezier(0, 0, 0.58, 1)
  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// The timing curve that Core Animation names `default`.
  static let standard = CubicBezier(0.25, 0.1, 0.25, 1)

  /// Returns the progress that the timing curve has at a time. Both the progress and the time run
  /// from 0 to 1.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.cubic(parameter(at: time), y1, y2)
  }

  private func parameter(at time: Double) -> Double {
    var t = time
    for _ in 0..<8 {
      let error = Self.cubic(t, x1, x2) - time
      if abs(error) < 1e-12 { return t }
      let slope = Self.slope(t, x1, x2)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
      if t < 0 || t > 1 { break }
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      t = (low + high) / 2
      if Self.cubic(t, x1, x2) < time { low = t } else { high = t }
    }
    return t
  }

  private static func cubic(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * p1 + 6 * rest * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
