/// Where something was lately, to tell how fast it goes.
///
/// Velocity is a matter of definition, and this is the model's: the way covered between the oldest
/// and the newest of the samples that are at most 100 ms older than the latest event, divided by
/// the time between the two. A finger that rests for longer than that before it is lifted has no
/// velocity, as on a device. Times are whole virtual nanoseconds, so the result is the same
/// everywhere.
///
/// Of several samples at one instant the last counts. A flick in no time at all therefore has no
/// velocity rather than an infinite one.
///
/// The last sixteen samples are kept: 100 ms at up to 160 events a second.
struct Trail {
  /// How far back velocity looks, in nanoseconds.
  static let window: Int64 = 100_000_000
  private static let capacity = 16

  private struct Sample {
    var time: Int64
    var point: CGPoint
  }

  /// A ring: sample *n* stands at *n* modulo the capacity.
  private var samples: [Sample] = []
  private var count = 0
  /// When something was last heard of it, whether or not it had moved.
  private var latest: Int64 = 0

  /// Forgets everything but where it is now.
  mutating func restart(at point: CGPoint, time: Int64) {
    if samples.isEmpty {
      samples = Array(repeating: Sample(time: 0, point: .zero), count: Self.capacity)
    }
    samples[0] = Sample(time: time, point: point)
    count = 1
    latest = time
  }

  /// Notes where it is.
  mutating func add(_ point: CGPoint, time: Int64) {
    guard count > 0 else { return restart(at: point, time: time) }
    latest = time
    let newest = (count - 1) % Self.capacity
    if samples[newest].time == time {
      samples[newest].point = point
    } else {
      samples[count % Self.capacity] = Sample(time: time, point: point)
      count += 1
    }
  }

  /// Notes that time has passed without a move.
  mutating func pass(to time: Int64) {
    latest = time
  }

  /// How fast it goes, in units per second.
  var velocity: CGPoint {
    guard count > 1 else { return .zero }
    let newest = samples[(count - 1) % Self.capacity]
    var oldest = newest
    for index in stride(from: count - 2, through: max(0, count - Self.capacity), by: -1) {
      let sample = samples[index % Self.capacity]
      guard latest - sample.time <= Self.window else { break }
      oldest = sample
    }
    guard newest.time > oldest.time else { return .zero }
    let seconds = CGFloat(newest.time - oldest.time) / 1e9
    return CGPoint(
      x: (newest.point.x - oldest.point.x) / seconds,
      y: (newest.point.y - oldest.point.y) / seconds)
  }
}
