/// Values that a property passes through, and when.
struct KeyframeTrack {
  /// How values between two keyframes are found.
  enum Mode { case linear, discrete, paced, cubic, cubicPaced }

  private(set) var values: [AnimatableValue]
  private(set) var times: [Double]
  var curves: [TimingCurve] = []
  var mode: Mode = .linear
  /// How tight, smooth and leaning a cubic way is at each value: 0 unless given.
  var bends: [Bend] = []
  /// The ways between values that are not straight, as many as there are stretches, or none.
  private var routes: [Route] = []

  /// How a cubic way passes a value, as Kochanek and Bartels put it; each from -1 to 1.
  struct Bend {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  /// A way in small straight pieces, gone along evenly.
  struct Route {
    var points: [CGPoint]
    private let distances: [Double]
    var length: Double { distances.last ?? 0 }

    init(_ points: [CGPoint]) {
      self.points = points
      var length = 0.0
      distances = points.indices.map { index in
        if index > 0 {
          let (from, to) = (points[index - 1], points[index])
          length += hypot(to.x - from.x, to.y - from.y)
        }
        return length
      }
    }

    /// The point where a part of the way has been gone.
    func point(at fraction: Double) -> CGPoint {
      let distance = fraction * length
      guard let next = distances.firstIndex(where: { $0 > distance }), next > 0 else {
        return distance <= 0 ? points[0] : points[points.count - 1]
      }
      let part = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
      let (from, to) = (points[next - 1], points[next])
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// A track along the lines and curves of a path, each of which is a stretch; what the pen skips is skipped.
  init(along path: CGPath, times: [Double]?, curves: [TimingCurve], mode: Mode) {
    let routes = path.strokes.map { Route($0) }
    let points = routes.isEmpty ? [] : [routes[0].points[0]] + routes.map { $0.points.last! }
    var times = times
    if mode == .paced || mode == .cubicPaced {
      let whole = routes.reduce(0) { $0 + $1.length }
      var gone = 0.0
      times = [0]
      for route in routes {
        gone += route.length
        times?.append(whole > 0 ? gone / whole : 1)
      }
    }
    self.init(
      values: points.map { .pair($0) }, times: times, curves: curves,
      mode: mode == .discrete ? .discrete : .linear)
    self.routes = routes
  }

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
    if routes.indices.contains(index) { return .pair(routes[index].point(at: fraction)) }
    if mode == .cubic || mode == .cubicPaced, let smooth = smoothValue(after: index, fraction) {
      return smooth
    }
    return values[index].interpolated(to: values[next], at: fraction)
  }

  /// A point on the cubic curve through the values, for those that have coordinates; without bends it is Catmull and Rom's.
  private func smoothValue(after index: Int, _ t: Double) -> AnimatableValue? {
    func value(_ index: Int) -> AnimatableValue { values[min(max(index, 0), values.count - 1)] }
    func bend(_ index: Int) -> Bend { bends.indices.contains(index) ? bends[index] : Bend() }
    let (here, there) = (bend(index), bend(index + 1))
    func spline(_ coordinate: (AnimatableValue) -> Double) -> Double {
      let (a, b) = (coordinate(value(index - 1)), coordinate(value(index)))
      let (c, d) = (coordinate(value(index + 1)), coordinate(value(index + 2)))
      let leaving =
        (1 - here.tension) / 2
        * ((1 + here.continuity) * (1 + here.bias) * (b - a)
          + (1 - here.continuity) * (1 - here.bias) * (c - b))
      let arriving =
        (1 - there.tension) / 2
        * ((1 - there.continuity) * (1 + there.bias) * (c - b)
          + (1 + there.continuity) * (1 - there.bias) * (d - c))
      let (square, cube) = (t * t, t * t * t)
      return (2 * cube - 3 * square + 1) * b + (cube - 2 * square + t) * leaving
        + (3 * square - 2 * cube) * c + (cube - square) * arriving
    }
    switch values[index] {
    case .number: return .number(spline { $0.number })
    case .pair: return .pair(spline { $0.point.x }, spline { $0.point.y })
    case .rect:
      return .rect(
        CGRect(
          x: spline { $0.rect.origin.x }, y: spline { $0.rect.origin.y },
          width: spline { $0.rect.size.width }, height: spline { $0.rect.size.height }))
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
