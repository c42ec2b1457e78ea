/// The course of a property in a keyframe animation: the values that it passes through, and the
/// time of each.
struct KeyframeTrack {
  /// The way in which a keyframe animation computes the values between two keyframes.
  enum Mode {
    case linear, discrete, paced, cubic, cubicPaced
    var isPaced: Bool { self == .paced || self == .cubicPaced }
  }

  private(set) var values: [AnimatableValue]
  private(set) var times: [Double]
  var curves: [TimingCurve] = []
  var mode: Mode = .linear
  /// The tension, continuity and bias of a smooth (cubic) track at each keyframe; empty if all are
  /// 0.
  var bends: [Bend] = []
  /// The lines and curves of the path along which the property moves, one for each interval between
  /// keyframes; empty if the animation has no path.
  private var routes: [PathRoute] = []
  /// True if the property moves along each line or curve of the path at a constant speed. If false,
  /// its speed follows the curve's parameter.
  private var isEven = false

  /// The shape of a smooth (cubic) track at a keyframe, by three numbers from -1 to 1 that Kochanek
  /// and Bartels defined for splines.
  struct Bend {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0

    /// Returns the slope of the track just after a keyframe, from the values of the keyframe
    /// before, this one and the next.
    fileprivate func leaving(_ a: Double, _ b: Double, _ c: Double) -> Double {
      (1 - tension) / 2
        * ((1 + continuity) * (1 + bias) * (b - a) + (1 - continuity) * (1 - bias) * (c - b))
    }

    /// Returns the slope of the track just before a keyframe, from the values of the keyframe
    /// before, this one and the next.
    fileprivate func arriving(_ b: Double, _ c: Double, _ d: Double) -> Double {
      (1 - tension) / 2
        * ((1 - continuity) * (1 + bias) * (c - b) + (1 + continuity) * (1 - bias) * (d - c))
    }
  }

  /// Creates the track of a property that moves along a path. Each line or curve of the path is an
  /// interval between two keyframes. A move of the path that no line follows is skipped.
  init(along path: CGPath, times: [Double]?, curves: [TimingCurve], mode: Mode) {
    let routes = path.strokes.map { PathRoute($0) }
    let points = routes.isEmpty ? [] : [routes[0].points[0]] + routes.map { $0.points.last! }
    var times = times
    if mode.isPaced {
      let whole = routes.reduce(0) { $0 + $1.length }
      var gone = 0.0
      times = [0]
      for route in routes {
        gone += route.length
        times?.append(whole > 0 ? gone / whole : 1)
      }
    }
    // In a discrete animation the property jumps: it keeps the value at the beginning of an
    // interval until the next interval begins.
    self.init(
      values: points.map { .pair($0) }, times: times, curves: curves,
      mode: mode == .discrete ? .discrete : .linear, intervals: points.count - 1)
    self.routes = routes
    isEven = mode.isPaced
  }

  /// Creates the track of a property that passes through the given values. Without given times, the
  /// values follow each other at equal intervals; in a paced mode, at intervals in proportion to
  /// the distances between the values.
  ///
  /// Given times whose number does not fit the values, or that decrease, are ignored, as Apple
  /// documents for `CAKeyframeAnimation.keyTimes`.
  init(
    values: [AnimatableValue], times: [Double]?, curves: [TimingCurve] = [], mode: Mode = .linear,
    intervals: Int? = nil
  ) {
    self.values = values
    self.curves = curves
    self.mode = mode
    let more = mode == .discrete ? 1 : 0
    let fit = times.flatMap { times in
      (values.count...(values.count + more)).contains(times.count)
        && zip(times, times.dropFirst()).allSatisfy(<=) ? times : nil
    }
    self.times =
      switch mode {
      case .paced, .cubicPaced: Self.pacedTimes(values)
      case .discrete: fit ?? Self.evenTimes(values.count, intervals: intervals ?? values.count)
      case .linear, .cubic: fit ?? Self.evenTimes(values.count, intervals: values.count - 1)
      }
    while self.times.count < values.count { self.times.append(1) }
  }

  /// Appends a keyframe of a keyframe animation. The property keeps its last value until the
  /// keyframe's start, and then changes to the new value within the given length of time.
  ///
  /// A keyframe that would start before the end of the last one starts at that end instead.
  mutating func append(_ value: AnimatableValue, from start: Double, length: Double) {
    let start = max(start, times.last ?? 0)
    if let last = values.last, times.last != start {
      values.append(last)
      times.append(start)
    }
    values.append(value)
    times.append(max(start, min(start + max(length, 0), 1)))
  }

  /// Returns the value that the keyframe animation gives to its property at a time from 0 to 1;
  /// `nil` if the animation has no values.
  func value(at time: Double) -> AnimatableValue? {
    guard let next = times.firstIndex(where: { $0 > time }) else { return values.last }
    guard next > 0 else { return values.first }
    let index = next - 1
    if mode == .discrete { return values[index] }
    var fraction = (time - times[index]) / (times[next] - times[index])
    if curves.indices.contains(index) { fraction = curves[index].value(at: fraction) }
    if routes.indices.contains(index) {
      let route = routes[index]
      return .pair(route.point(at: isEven ? route.parameter(afterPart: fraction) : fraction))
    }
    if mode == .cubic || mode == .cubicPaced, let smooth = smoothValue(after: index, fraction) {
      return smooth
    }
    return values[index].interpolated(to: values[next], at: fraction)
  }

  /// Returns the direction in which the property moves along its path at a time, as an angle; `nil`
  /// if the track has no path, or the path has no length there.
  func heading(at time: Double) -> Double? {
    let next = times.firstIndex { $0 > time } ?? times.count
    let index = min(max(next - 1, 0), routes.count - 1)
    guard routes.indices.contains(index) else { return nil }
    let (from, to) = (times[index], times[index + 1])
    let fraction = to > from ? min(max((time - from) / (to - from), 0), 1) : 1
    let part = curves.indices.contains(index) ? curves[index].value(at: fraction) : fraction
    let route = routes[index]
    return route.heading(at: isEven ? route.parameter(afterPart: part) : part)
  }

  /// Returns a value between two keyframes on the smooth (cubic) curve through all values; `nil`
  /// for values that do not consist of numbers, such as transforms. Without tension, continuity and
  /// bias the curve is a Catmull-Rom spline.
  ///
  /// Before the first and after the last value the curve is continued by a straight line.
  private func smoothValue(after index: Int, _ t: Double) -> AnimatableValue? {
    func bend(_ index: Int) -> Bend { bends.indices.contains(index) ? bends[index] : Bend() }
    let (here, there) = (bend(index), bend(index + 1))
    func spline(_ coordinate: (AnimatableValue) -> Double) -> Double {
      let (b, c) = (coordinate(values[index]), coordinate(values[index + 1]))
      let a = index > 0 ? coordinate(values[index - 1]) : 2 * b - c
      let d = index + 2 < values.count ? coordinate(values[index + 2]) : 2 * c - b
      let (leaving, arriving) = (here.leaving(a, b, c), there.arriving(b, c, d))
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
    case .color:
      func part(_ part: KeyPath<CGColor, CGFloat>) -> CGFloat {
        spline { ($0.color ?? .clear)[keyPath: part] }
      }
      return .color(
        CGColor(
          red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha)))
    case .list(let list):
      return .list(
        list.indices.map { place in
          .number(spline { $0.list.indices.contains(place) ? $0.list[place].number : 0 })
        })
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
