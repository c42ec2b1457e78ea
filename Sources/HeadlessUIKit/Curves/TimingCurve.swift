/// The timing curve of an animation, in UIKit and in Core Animation: its progress as a function of
/// time.
enum TimingCurve: Hashable, Sendable {
  case linear
  case cubic(CubicBezier)
  /// The motion of a spring. The animation ends after a duration in seconds.
  case spring(SpringMotion, duration: Double)

  /// The timing curve that view animations have by default.
  static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// Returns the progress of the animation at a time from 0 to 1. The progress of a spring may
  /// exceed 1.
  func value(at time: Double) -> Double {
    switch self {
    case .linear: min(max(time, 0), 1)
    case .cubic(let curve): curve.value(at: time)
    case .spring(let spring, let duration): spring.value(at: min(max(time, 0), 1) * duration)
    }
  }

  /// Returns the first time, from 0 to 1, at which the curve reaches a given progress; 1 if it
  /// never reaches it.
  func time(at value: Double) -> Double {
    if case .linear = self { return min(max(value, 0), 1) }
    if value <= 0 { return 0 }
    var (low, high) = (0.0, 1.0)
    let steps = 64
    guard
      let step = (1...steps).first(where: { self.value(at: Double($0) / Double(steps)) >= value })
    else { return 1 }
    low = Double(step - 1) / Double(steps)
    high = Double(step) / Double(steps)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}
