/// A basic animation that moves like a weight on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// A spring by how long it seems to take and how much it bounces.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    let ratio = bounce >= 0 ? motion.dampingRatio : 1 / (1 + max(bounce, -0.99))
    stiffness = motion.frequency * motion.frequency
    damping = 2 * ratio * motion.frequency
    duration = motion.settlingDuration
  }

  private var spring: SpringMotion {
    SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  /// How long the spring takes to come to rest; what ``CAAnimation/duration`` should be.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func parts() -> [LayerAnimation.Part] {
    super.parts().map { part in
      var part = part
      part.curve = .spring(spring, duration: duration > 0 ? duration : 0.25)
      return part
    }
  }
}
