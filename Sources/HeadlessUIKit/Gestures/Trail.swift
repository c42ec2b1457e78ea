/// The recent samples of a moving point, from which its velocity is computed.
///
/// The model uses the samples that are at most 100 ms older than the latest event. The velocity is
/// the distance between the oldest and the newest of them, divided by the time between the two. A
/// finger that rests for longer than 100 ms before it is lifted has no velocity, as on a device.
/// Times are whole virtual nanoseconds, so the result is the same on every machine.
///
/// Of several samples at the same instant, only the last counts. So a flick that takes no time has
/// the velocity zero, not infinity.
///
/// The last sixteen samples are stored, which is enough for 100 ms at up to 160 events a second.
struct Trail {
  /// The greatest age, in nanoseconds, of a sample from which the velocity is computed.
  static let window: Int64 = 100_000_000
  private static let capacity = 16

  private struct Sample {
    var time: Int64
    var point: CGPoint
  }

  /// The recent samples of the moving point, as a ring buffer: sample number *n* is at the index
  /// *n* modulo the capacity.
  private var samples: [Sample] = []
  private var count = 0
  /// The time of the latest touch event, even if the point did not move at it.
  private var latest: Int64 = 0

  /// Replaces all samples of the moving point by a single one.
  mutating func restart(at point: CGPoint, time: Int64) {
    if samples.isEmpty {
      samples = Array(repeating: Sample(time: 0, point: .zero), count: Self.capacity)
    }
    samples[0] = Sample(time: time, point: point)
    count = 1
    latest = time
  }

  /// Adds a sample: the position of the moving point at a time.
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

  /// Records the time of a touch event at which the point did not move.
  mutating func pass(to time: Int64) {
    latest = time
  }

  /// The velocity of the moving point, in units per second.
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
