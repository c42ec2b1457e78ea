/// The motion of a mass on a damped spring, from the position 0 to the position 1.
///
/// The spring pulls the mass to 1 and damping slows it. `velocity` is the mass's initial velocity
/// towards 1, in units of the whole distance per second. An overdamped spring moves like a
/// critically damped one unless overdamping is allowed (rule R104 of UIKit's behaviour).
///
/// - Note: UIKit does not publish how it makes a spring from a damping ratio and a duration. The
///   relation was measured on iOS 26.1.
struct SpringMotion: Hashable, Sendable {
  /// The frequency that the spring would have without damping, in radians per second.
  var frequency: Double
  /// The damping ratio. At 1 (critical damping) the spring arrives fastest without going past its
  /// target. The ratio exceeds 1 only if overdamping is allowed.
  let dampingRatio: Double
  var velocity: Double

  /// The distance from its target below which the mass on a spring counts as at rest. The whole
  /// motion has the length 1.
  private static let rest = 0.001

  private init(
    frequency: Double, dampingRatio: Double, velocity: Double, allowsOverdamping: Bool = false
  ) {
    self.frequency = frequency
    self.dampingRatio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    self.velocity = velocity
  }

  /// Creates the spring that has a damping ratio and comes to rest exactly after a duration (rule
  /// R104 of UIKit's behaviour).
  init(dampingRatio: Double, duration: Double, velocity: Double) {
    self.init(
      frequency: 0, dampingRatio: max(dampingRatio, 0.01), velocity: velocity)
    frequency = frequencyAtRest(after: max(duration, 1e-3))
  }

  /// Creates a spring from its mass, stiffness and damping, as a timing parameter of UIKit or a
  /// spring animation of Core Animation gives them.
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

  /// Creates a spring from its perceptual duration and its bounce. The bounce is from -1 to 1, and
  /// 0 means no bounce.
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-3),
      dampingRatio: max(1 - min(bounce, 1), 0.01), velocity: velocity)
  }

  /// Creates a critically damped spring from its frequency. The initial velocity is limited so that
  /// the mass does not move past its target.
  init(criticalFrequency frequency: Double, velocity: Double) {
    self.init(frequency: frequency, dampingRatio: 1, velocity: min(velocity, frequency))
  }

  // MARK: - Coming to rest

  /// Returns the largest frequency with which the spring comes to rest exactly after a duration.
  private func frequencyAtRest(after duration: Double) -> Double {
    var high = 20 / (dampingRatio * duration)
    while left(at: duration, frequency: high) >= Self.rest { high *= 2 }
    while left(at: duration, frequency: high) < Self.rest { high *= 0.9 }
    return root(between: high, and: high / 0.9) { left(at: duration, frequency: $0) }
  }

  /// Returns the frequency with which a spring comes to rest exactly at a given time, by the method
  /// of false position. The argument `left` computes the distance that is left at that time from a
  /// frequency.
  ///
  /// On a logarithmic scale the distance falls almost linearly, so the line through two points
  /// leads close to the result. If the same end of the interval is kept twice, its weight is
  /// halved.
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

  /// Returns the mass's distance from its target at a time. For an oscillating spring, returns the
  /// amplitude of the oscillation, which is at least that distance.
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

  /// The time in seconds until the spring is at rest (rule R104 of UIKit's behaviour).
  ///
  /// - Note: For overdamped springs one value was measured: 2.6 s for a bounce of -0.5 with a
  ///   perceptual duration of one second. The model gives 2.8 s.
  var settlingDuration: Double {
    if dampingRatio > 1 { return creep.map { log($0.share / 0.01) / $0.slow } ?? 0 }
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 {
      let height = abs(decay - velocity) / turning(frequency)
      return (log(1 / Self.rest) + log(1 + height)) / decay
    }
    // For a critically damped spring, the loop finds the first tenth of a second at which the
    // distance from the target is small, after the mass has reached its farthest point.
    let slope = frequency - velocity
    let farthest = slope == 0 ? 0 : 1 / frequency - 1 / slope
    var tenths = 1.0
    while tenths / 10 < farthest || left(at: tenths / 10, frequency: frequency) >= Self.rest {
      tenths += 1
    }
    return tenths / 10
  }

  // MARK: - Position

  /// The decay rates of the two parts of an overdamped spring's motion, slow and fast, and the
  /// share of the slow part; `nil` if the damping is infinite.
  private var creep: (slow: Double, fast: Double, share: Double)? {
    guard dampingRatio.isFinite else { return nil }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (frequency * (dampingRatio - root), frequency * (dampingRatio + root))
    return (slow, fast, (fast - velocity) / (fast - slow))
  }

  /// Returns the position of the mass after a number of seconds. It goes from 0 to 1, and beyond 1
  /// if the spring overshoots.
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
