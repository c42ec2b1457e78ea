/// The motion of one coordinate of a scroll view's content offset, from its release by the finger
/// until it is at rest, as a function of time.
///
/// Released content slides on, loses a fixed part of its velocity every millisecond, and stops when
/// it is down to ten points a second. If it passes an edge of its range on the way, a critically
/// damped spring takes over there, with the velocity that the content has, and brings it back.
/// Content that is released at rest beyond an edge returns slowly, by a spring with more than
/// critical damping.
///
/// - Note: UIKit publishes only the rate of deceleration. All other numbers were measured on iOS
///   26.1 (rule R163 of UIKit's behaviour).
struct ScrollCurve {
  /// The time until the coordinate of the content offset comes to rest, in seconds.
  private(set) var duration: Double = 0
  /// The coordinate of the content offset at which the motion ends.
  let end: Double

  private let slide: Slide
  private var spring: Spring?
  /// The time at which the sliding content passes an edge and the spring takes over.
  private var turn = Double.infinity

  /// The smallest distance by which a scroll can be seen, in points: half a pixel on a screen with
  /// three pixels to the point.
  static let threshold = 0.5 / 3

  /// Creates the motion of one coordinate of the content offset, from its release until it comes to
  /// rest.
  ///
  /// - Parameters:
  ///   - start: The coordinate at its release.
  ///   - velocity: The velocity of the coordinate at its release, in points per second.
  ///   - target: The coordinate at which the content would come to rest if it had no edges.
  ///   - rate: The part of the velocity that remains after a millisecond.
  ///   - range: The coordinates at which the content may rest.
  ///   - bounces: True if the coordinate may pass the edge on the way.
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

  /// Returns the coordinate of the content offset after a time, in seconds.
  func value(at time: Double) -> Double {
    if time >= duration { return end }
    if let spring, time >= turn { return spring.value(at: time - turn) }
    return slide.value(at: time)
  }

  /// Returns the coordinate at which released content would come to rest if it had no edges, given
  /// its coordinate and velocity at the release.
  static func reach(from start: Double, velocity: Double, rate: Double) -> Double {
    let rest = Slide.slowest
    guard abs(velocity) > rest else { return start }
    return start + (velocity > 0 ? velocity - rest : velocity + rest) * Slide.reach(rate)
  }

  /// Returns the rate at which the velocity of sliding content decays exponentially, per second.
  private static func decay(_ rate: Double) -> Double { -1000 * log(rate) }

  /// A slide of released content, whose velocity falls exponentially until it is so small that the
  /// content stops.
  private struct Slide {
    /// The velocity at which a scroll view's sliding content stops, in points per second.
    static let slowest = 10.0
    let start: Double
    let way: Double
    let decay: Double
    /// The distance that the content would slide in all if it never stopped.
    let whole: Double

    init(from start: Double, to target: Double, rate: Double) {
      self.start = start
      way = target - start
      decay = ScrollCurve.decay(rate)
      whole = way == 0 ? 0 : way + (way > 0 ? 1 : -1) * Self.slowest * Self.reach(rate)
    }

    /// Returns the distance that released content slides for each point per second of its velocity:
    /// the sum of the distances of all milliseconds.
    static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

    func value(at time: Double) -> Double { start + whole * (1 - exp(-decay * time)) }
    func velocity(at time: Double) -> Double { whole * decay * exp(-decay * time) }
    func time(at place: Double) -> Double { -log(1 - (place - start) / whole) / decay }
    var duration: Double { way == 0 ? 0 : log(whole / (whole - way)) / decay }
  }

  /// A spring that brings a scroll view's content back to an edge. It is critically damped for
  /// content that moves when the spring takes over, and damped more for content that is released at
  /// rest.
  private struct Spring {
    private static let frequency = 11.0
    private static let (slow, fast) = (9.0, 46.0)
    /// The velocity below which content counts as released at rest, in points per second.
    private static let slowest = 50.0
    let edge: Double
    let offset: Double
    let velocity: Double

    init(from offset: Double, velocity: Double, at edge: Double) {
      (self.edge, self.offset, self.velocity) = (edge, offset, velocity)
    }

    private var isAtRest: Bool { abs(velocity) < Self.slowest }
    private var slope: Double { velocity + Self.frequency * offset }
    /// The amplitude of the slowly decaying part of the motion by which the spring brings content
    /// back to its edge.
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

/// The resistance of content that a finger drags beyond its edge.
///
/// The farther the content is beyond the edge, the less it follows the finger. The distance never
/// exceeds the size of the scroll view.
///
/// - Note: UIKit does not publish the formula. This one is known from measurements, with the
///   constant 0.55.
enum RubberBand {
  private static let stiffness = 0.55

  /// Returns the content offset that is shown beyond an edge, given the offset to which the
  /// finger's movement alone would lead.
  static func shown(_ asked: Double, within range: ClosedRange<Double>, size: Double) -> Double {
    let edge = min(max(asked, range.lowerBound), range.upperBound)
    guard size > 0, asked != edge else { return edge }
    let over = abs(asked - edge)
    let shown = (1 - 1 / (over * stiffness / size + 1)) * size
    return asked < edge ? edge - shown : edge + shown
  }

  /// Returns the content offset to which the finger's movement alone would lead, given the offset
  /// that is shown beyond an edge.
  static func asked(_ shown: Double, within range: ClosedRange<Double>, size: Double) -> Double {
    let edge = min(max(shown, range.lowerBound), range.upperBound)
    guard size > 0, shown != edge else { return shown }
    let over = min(abs(shown - edge), size * 0.999)
    let asked = (1 / (1 - over / size) - 1) * size / stiffness
    return shown < edge ? edge - asked : edge + asked
  }
}
