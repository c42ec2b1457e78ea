/// How one coordinate of a content offset comes to rest: a pure function of time.
///
/// Content that was let go slides on, losing a fixed part of its velocity every millisecond, and
/// stops when it is down to ten points a second. If that takes it past an edge, a critically damped
/// spring takes over there with the velocity it has and brings it back; what is let go at rest
/// beyond an edge creeps back, damped more than critically.
///
/// - Note: UIKit publishes the rate only. The rest was measured on iOS 26.1 (R163).
struct ScrollCurve {
  /// How long it takes, in seconds.
  private(set) var duration: Double = 0
  /// Where it comes to rest.
  let end: Double

  private let slide: Slide
  private var spring: Spring?
  /// When the spring takes over.
  private var turn = Double.infinity

  /// Half a pixel on a screen with three to the point: less cannot be seen.
  private static let threshold = 0.5 / 3

  /// Describes how a coordinate comes to rest.
  ///
  /// - Parameters:
  ///   - start: Where it is.
  ///   - velocity: How fast it goes, in points per second.
  ///   - target: Where it would come to rest if there were no edges.
  ///   - rate: What is left of the velocity after a millisecond.
  ///   - range: Where it may rest.
  ///   - bounces: Whether it may go past that on the way.
  init(
    from start: Double, velocity: Double, to target: Double, rate: Double,
    within range: ClosedRange<Double>, bounces: Bool
  ) {
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      let spring = Spring(from: start - edge, velocity: velocity, at: edge)
      self.init(slide: Slide(from: start, to: start, rate: rate), end: edge)
      take(spring, at: 0)
      return
    }
    let slide = Slide(from: start, to: target, rate: rate)
    if range.contains(target) {
      self.init(slide: slide, end: target)
      duration = slide.duration
      return
    }
    let edge = target < range.lowerBound ? range.lowerBound : range.upperBound
    self.init(slide: slide, end: edge)
    let crossing = slide.time(at: edge)
    if bounces {
      take(Spring(from: 0, velocity: slide.velocity(at: crossing), at: edge), at: crossing)
    } else {
      duration = crossing
    }
  }

  private init(slide: Slide, end: Double) {
    self.slide = slide
    self.end = end
  }

  private mutating func take(_ spring: Spring, at time: Double) {
    self.spring = spring
    turn = time
    duration = time + spring.duration(threshold: Self.threshold)
  }

  /// Where it is after a time, in seconds.
  func value(at time: Double) -> Double {
    if time >= duration { return end }
    if let spring, time >= turn { return spring.value(at: time - turn) }
    return slide.value(at: time)
  }

  /// Where content that is let go at a velocity comes to rest.
  static func reach(from start: Double, velocity: Double, rate: Double) -> Double {
    let rest = Slide.slowest
    guard abs(velocity) > rest else { return start }
    return start + (velocity > 0 ? velocity - rest : velocity + rest) * Slide.reach(rate)
  }

  /// The part of the velocity lost per second, as the exponent of a decay.
  private static func decay(_ rate: Double) -> Double { -1000 * log(rate) }

  /// Exponential decay from one place to another, cut short where little velocity is left.
  private struct Slide {
    /// At this many points a second content stops.
    static let slowest = 10.0
    let start: Double
    let way: Double
    let decay: Double
    /// The way it would come if it were not cut short.
    let whole: Double

    init(from start: Double, to target: Double, rate: Double) {
      self.start = start
      way = target - start
      decay = ScrollCurve.decay(rate)
      whole = way == 0 ? 0 : way + (way > 0 ? 1 : -1) * Self.slowest * Self.reach(rate)
    }

    /// How far a point a second takes it: the sum of what is left of it after each millisecond.
    static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

    func value(at time: Double) -> Double { start + whole * (1 - exp(-decay * time)) }
    func velocity(at time: Double) -> Double { whole * decay * exp(-decay * time) }
    func time(at place: Double) -> Double { -log(1 - (place - start) / whole) / decay }
    var duration: Double { way == 0 ? 0 : log(whole / (whole - way)) / decay }
  }

  /// A spring about an edge: critically damped for what comes with a velocity, damped more for what
  /// comes without.
  private struct Spring {
    private static let frequency = 11.0
    private static let (slow, fast) = (9.0, 46.0)
    /// At fewer points a second it counts as let go at rest.
    private static let slowest = 50.0
    let edge: Double
    let offset: Double
    let velocity: Double

    init(from offset: Double, velocity: Double, at edge: Double) {
      (self.edge, self.offset, self.velocity) = (edge, offset, velocity)
    }

    private var isAtRest: Bool { abs(velocity) < Self.slowest }
    private var slope: Double { velocity + Self.frequency * offset }
    /// The part that dies down slowly.
    private var creeping: Double {
      (Self.fast * offset + velocity) / (Self.fast - Self.slow)
    }

    func value(at time: Double) -> Double {
      guard isAtRest else {
        return edge + (offset + slope * time) * exp(-Self.frequency * time)
      }
      return edge + creeping * exp(-Self.slow * time)
        + (offset - creeping) * exp(-Self.fast * time)
    }

    func duration(threshold: Double) -> Double {
      guard !isAtRest else {
        return max(0, log(max(abs(creeping), threshold) / threshold) / Self.slow)
      }
      let first = log(2 * abs(offset) / threshold) / Self.frequency
      let second =
        2 * log(4 * abs(slope) / (M_E * Self.frequency * threshold)) / Self.frequency
      return max(0, first, second)
    }
  }
}

/// The resistance of content that is drawn beyond its edge.
///
/// The further out, the less it follows the finger; it never gets further than the view is large.
///
/// - Note: UIKit does not publish it. This is what people have measured, with the constant 0.55.
enum RubberBand {
  private static let stiffness = 0.55

  /// What is shown of an offset that the finger asks for.
  static func shown(_ asked: Double, within range: ClosedRange<Double>, size: Double) -> Double {
    let edge = min(max(asked, range.lowerBound), range.upperBound)
    guard size > 0, asked != edge else { return edge }
    let over = abs(asked - edge)
    let shown = (1 - 1 / (over * stiffness / size + 1)) * size
    return asked < edge ? edge - shown : edge + shown
  }

  /// What a finger would have to ask for to show an offset.
  static func asked(_ shown: Double, within range: ClosedRange<Double>, size: Double) -> Double {
    let edge = min(max(shown, range.lowerBound), range.upperBound)
    guard size > 0, shown != edge else { return shown }
    let over = min(abs(shown - edge), size * 0.999)
    let asked = (1 / (1 - over / size) - 1) * size / stiffness
    return shown < edge ? edge - asked : edge + asked
  }
}
