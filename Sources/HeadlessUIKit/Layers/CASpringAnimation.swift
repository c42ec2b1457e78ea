/// A basic animation whose value moves as a weight on a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring: the force for each unit of extension.
  open var stiffness: CGFloat = 100
  /// The damping of the spring: the braking force for each unit of velocity.
  open var damping: CGFloat = 10
  /// The initial velocity of the weight, in distances per second; positive towards the end value.
  open var initialVelocity: CGFloat = 0
  /// True if a damping above the critical value makes the spring slower. If false, such a spring
  /// moves like one with critical damping.
  open var allowsOverdamping = false

  /// Creates a spring animation from the spring's perceived duration and its bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(perceptualDuration, 1e-3)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The spring's perceived duration, in seconds: the time of one swing if there were no damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The spring's bounce: 0 for critical damping (no swing beyond the end value), positive for less
  /// damping, negative for more.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// The time in seconds after which the spring is at rest. An app usually assigns it to
  /// ``CAAnimation/duration``.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func parts() -> [LayerAnimation.Part] {
    super.parts().map { part in
      var part = part
      part.curve = .spring(spring, duration: duration > 0 ? duration : 0.25)
      return part
    }
  }
}
