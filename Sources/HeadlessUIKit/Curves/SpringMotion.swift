/// The way of a weight on a spring from 0 to 1.
///
/// A spring pulls it to 1, damping slows it, and `velocity` is how fast it was moving towards 1
/// when let go, in whole ways per second. What is damped more than critically moves as if it were
/// damped critically (R104).
///
/// - Note: How UIKit makes a spring of a damping ratio and a duration was measured, on iOS 26.1,
///   and never published.
struct SpringMotion: Hashable, Sendable {
  /// Radians per second, as if there were no damping.
  var frequency: Double
  /// 1 is critical: as fast as can be without overshooting. More only where that was asked for.
  let dampingRatio: Double
  var velocity: Double

  /// How far from rest a spring may be when its time is over.
  private static let rest = 0.001

  private init(
    frequency: Double, dampingRatio: Double, velocity: Double, allowsOverdamping: Bool = false
  ) {
    self.frequency = frequency
    self.dampingRatio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    self.velocity = velocity
  }

  /// A spring that has come to rest after a time (R104).
  init(dampingRatio: Double, duration: Double, velocity: Double) {
    self.init(
      frequency: 0, dampingRatio: max(dampingRatio, 0.01), velocity: velocity)
    frequency = frequencyAtRest(after: max(duration, 1e-3))
  }

  /// A spring by its physics.
  init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double,
    allowsOverdamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: max(damping, 0) / (2 * (stiffness * mass).squareRoot()), velocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// A spring by how long it seems to take and how much it bounces, from -1 to 1.
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-3),
      dampingRatio: max(1 - min(bounce, 1), 0.01), velocity: velocity)
  }

  /// A spring that comes to rest as fast as can be without passing it, by its frequency. What is
  /// faster than that allows is let go as fast as it may.
  init(criticalFrequency frequency: Double, velocity: Double) {
    self.init(frequency: frequency, dampingRatio: 1, velocity: min(velocity, frequency))
  }

  // MARK: - Coming to rest

  /// The frequency at which what is left after a time is just small enough: the largest of those
  /// there are.
  private func frequencyAtRest(after duration: Double) -> Double {
    var high = 20 / (dampingRatio * duration)
    while left(at: duration, frequency: high) >= Self.rest { high *= 2 }
    while left(at: duration, frequency: high) < Self.rest { high *= 0.9 }
    return root(between: high, and: high / 0.9) { left(at: duration, frequency: $0) }
  }

  /// Where what is left falls below what counts as rest.
  ///
  /// On a logarithmic scale it falls almost straight, so that a line between two points leads close
  /// to the place; an end that stays twice is given half its weight.
  private func root(between low: Double, and high: Double, of left: (Double) -> Double) -> Double {
    var (low, high) = (low, high)
    var (above, below) = (log(left(low) / Self.rest), log(left(high) / Self.rest))
    var wasHigh: Bool?
    for _ in 0..<60 {
      let share = above.isFinite && below.isFinite ? above / (above - below) : 0.5
      let middle = low + (high - low) * share
      guard middle > low, middle < high else { return middle }
      let value = log(left(middle) / Self.rest)
      if value < 0 {
        (high, below) = (middle, value)
        if wasHigh == true { above /= 2 }
      } else {
        (low, above) = (middle, value)
        if wasHigh == false { below /= 2 }
      }
      wasHigh = value < 0
    }
    return high
  }

  /// What is left of the way at a time, by the height of the sine.
  private func left(at time: Double, frequency: Double) -> Double {
    if dampingRatio == 1 {
      return abs(1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let decay = dampingRatio * frequency
    return abs(decay - velocity) / turning(frequency) * exp(-decay * time)
  }

  private func turning(_ frequency: Double) -> Double {
    frequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// How long it takes until the spring is at rest (R104).
  ///
  /// - Note: For more than critical damping one value was measured, 2.6 s for a bounce of -0.5
  ///   within a second; the model says 2.8.
  var settlingDuration: Double {
    if dampingRatio > 1 { return creep.map { log($0.share / 0.01) / $0.slow } ?? 0 }
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 {
      let height = abs(decay - velocity) / turning(frequency)
      return (log(1 / Self.rest) + log(1 + height)) / decay
    }
    // The first tenth of a second at which little is left, once the weight is past its farthest
    // point.
    let slope = frequency - velocity
    let farthest = slope == 0 ? 0 : 1 / frequency - 1 / slope
    var tenths = 1.0
    while tenths / 10 < farthest || left(at: tenths / 10, frequency: frequency) >= Self.rest {
      tenths += 1
    }
    return tenths / 10
  }

  // MARK: - On the way

  /// What is damped too much creeps home: how fast the slow part of it dies down, and how much of
  /// it there is.
  private var creep: (slow: Double, fast: Double, share: Double)? {
    guard dampingRatio.isFinite else { return nil }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (frequency * (dampingRatio - root), frequency * (dampingRatio + root))
    return (slow, fast, (fast - velocity) / (fast - slow))
  }

  /// How far the weight has come after some seconds.
  func value(at seconds: Double) -> Double {
    if seconds <= 0 { return 0 }
    if dampingRatio > 1 {
      guard let creep else { return 1 }
      return 1 - creep.share * exp(-creep.slow * seconds)
        - (1 - creep.share) * exp(-creep.fast * seconds)
    }
    if dampingRatio == 1 {
      return 1 - exp(-frequency * seconds) * (1 + (frequency - velocity) * seconds)
    }
    let decay = dampingRatio * frequency
    let turning = turning(frequency)
    let phase = turning * seconds
    return 1 - exp(-decay * seconds) * (cos(phase) + (decay - velocity) / turning * sin(phase))
  }
}
