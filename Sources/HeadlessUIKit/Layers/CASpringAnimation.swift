/// A basic animation that moves like a weight on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Whether more than critical damping makes it slower than critical damping does.
  open var allowsOverdamping = false

  /// A spring by how long it seems to take and how much it bounces.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(perceptualDuration, 1e-3)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// How long it seems to take: one swing, if nothing damped it.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// How much it bounces: 0 is critical damping, less than that more of it.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// How long the spring takes to come to rest; what ``CAAnimation/duration`` should be.
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
