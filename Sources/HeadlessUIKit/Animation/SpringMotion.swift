/// The way of a weight on a spring from 0 to 1.
///
/// `springs` pull it to 1, `damping` slows it, and `velocity` is how fast it was moving towards 1 when let go, in whole
/// ways per second.
///
/// - Note: UIKit says how springs are described, not how long they take. A damping ratio and a duration are turned into a
///   spring by the published fit that the amplitude has fallen to 1/1500 at the end (R104); not bit-exact to Apple.
struct SpringMotion: Hashable, Sendable {
  /// Radians per second, as if there were no damping.
  var frequency: Double
  /// 1 is critical: as fast as can be without overshooting.
  var dampingRatio: Double
  var velocity: Double

  /// The amplitude at which a spring is taken to be at rest.
  private static let amplitudeAtRest = 1.0 / 1500

  /// A spring that has come to rest after a time.
  init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.dampingRatio = ratio
    self.frequency = -log(Self.amplitudeAtRest) / (max(duration, 1e-3) * ratio)
    self.velocity = velocity
  }

  /// A spring by its physics.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    self.velocity = velocity
  }

  /// A spring by how long it seems to take and how much it bounces, from -1 to 1.
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    frequency = 2 * .pi / max(perceptualDuration, 1e-3)
    dampingRatio = bounce >= 0 ? max(1 - bounce, 0.01) : 1 / (1 + bounce)
    self.velocity = velocity
  }

  /// How long it takes until the spring is at rest, as far as the eye can tell.
  var settlingDuration: Double {
    let decay =
      dampingRatio <= 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    return decay > 0 ? -log(Self.amplitudeAtRest) / decay : .infinity
  }

  /// How far the weight has come after some seconds.
  func value(at seconds: Double) -> Double {
    if seconds <= 0 { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let turning = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let phase = turning * seconds
      return 1 - exp(-decay * seconds) * (cos(phase) + (decay - velocity) / turning * sin(phase))
    }
    if dampingRatio == 1 {
      return 1 - exp(-frequency * seconds) * (1 + (frequency - velocity) * seconds)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + spread, -decay - spread)
    // x(t) = A·e^{slow·t} + B·e^{fast·t} with A + B = 1 and the slope at 0 being -velocity.
    let a = (-velocity - fast) / (slow - fast)
    return 1 - a * exp(slow * seconds) - (1 - a) * exp(fast * seconds)
  }
}
