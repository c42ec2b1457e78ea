/// Values that a property passes through, and when.
struct KeyframeTrack {
  /// How values between two keyframes are found.
  enum Mode { case linear, discrete, paced, cubic, cubicPaced }

  private(set) var values: [AnimatableValue]
  private(set) var times: [Double]
  var curves: [TimingCurve] = []
  var mode: Mode = .linear

  /// A track through values at times; evenly spread, or by distance if paced, unless the times are given.
  init(
    values: [AnimatableValue], times: [Double]?, curves: [TimingCurve] = [], mode: Mode = .linear
  ) {
    self.values = values
    self.curves = curves
    self.mode = mode
    self.times =
      switch mode {
      case .paced, .cubicPaced: Self.pacedTimes(values)
      case .discrete: times ?? Self.evenTimes(values.count, intervals: values.count)
      case .linear, .cubic: times ?? Self.evenTimes(values.count, intervals: values.count - 1)
      }
    while self.times.count < values.count { self.times.append(1) }
  }

  /// Lets the value stay where it is until a time, then go somewhere within a length of time.
  ///
  /// A change that begins before the last one has ended begins when that one has ended.
  mutating func append(_ value: AnimatableValue, from start: Double, length: Double) {
    let start = max(start, times.last ?? 0)
    if let last = values.last, times.last != start {
      values.append(last)
      times.append(start)
    }
    values.append(value)
    times.append(max(start, min(start + max(length, 0), 1)))
  }

  /// The value at a time from 0 to 1.
  func value(at time: Double) -> AnimatableValue? {
    guard let next = times.firstIndex(where: { $0 > time }) else { return values.last }
    guard next > 0 else { return values.first }
    let index = next - 1
    if mode == .discrete { return values[index] }
    var fraction = (time - times[index]) / (times[next] - times[index])
    if curves.indices.contains(index) { fraction = curves[index].value(at: fraction) }
    if mode == .cubic || mode == .cubicPaced, let smooth = smoothValue(after: index, fraction) {
      return smooth
    }
    return values[index].interpolated(to: values[next], at: fraction)
  }

  /// A point on the Catmull-Rom curve through the values, for those that have coordinates.
  private func smoothValue(after index: Int, _ t: Double) -> AnimatableValue? {
    func value(_ index: Int) -> AnimatableValue { values[min(max(index, 0), values.count - 1)] }
    func spline(_ coordinate: (AnimatableValue) -> Double) -> Double {
      let (a, b) = (coordinate(value(index - 1)), coordinate(value(index)))
      let (c, d) = (coordinate(value(index + 1)), coordinate(value(index + 2)))
      return
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t) / 2
    }
    switch values[index] {
    case .number: return .number(spline { $0.number })
    case .pair: return .pair(spline { $0.point.x }, spline { $0.point.y })
    default: return nil
    }
  }

  private static func evenTimes(_ count: Int, intervals: Int) -> [Double] {
    (0..<count).map { intervals > 0 ? Double($0) / Double(intervals) : 0 }
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    var way = 0.0
    var ways = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      way += from.distance(to: to) ?? 1
      ways.append(way)
    }
    return way > 0 ? ways.prefix(values.count).map { $0 / way } : ways
  }
}
