/// Says what items are like: heavy, slippery, springy.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicItems
  /// Velocities to add when the animator next takes a step.
  private var kicks: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

  /// Says what items are like.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Says nothing of anything yet.
  public override convenience init() { self.init(items: []) }

  /// What it is about.
  open var items: [any UIDynamicItem] { members.all }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// How much of its speed a bump gives back, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much it is held when it slides along something.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// How heavy it is for its size; 100 by 100 points of density 1 have mass 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How much its motion is braked everywhere.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How much its turning is braked everywhere.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether it turns.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether it stays where it is, whatever bumps into it.
  open var isAnchored = false { didSet { changed() } }

  /// Adds to the velocity of an item, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    kicks.append((item, CGVector(dx: velocity.x, dy: velocity.y), 0))
    changed()
  }

  /// Adds to the turning of an item, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    kicks.append((item, .zero, velocity))
    changed()
  }

  /// How fast an item is.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    var velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    for kick in kicks where kick.item === item { velocity = velocity + kick.velocity }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// How fast an item turns.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    kicks.filter { $0.item === item }
      .reduce(dynamicAnimator?.body(of: item)?.spin ?? 0) { $0 + $1.spin }
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func shape(_ bodies: DynamicBodies) {
    for body in bodies.bodies(members) {
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
    }
    for kick in kicks {
      guard let body = bodies[kick.item] else { continue }
      body.velocity = body.velocity + kick.velocity
      body.spin += kick.spin
    }
    kicks = []
  }
}

extension UIDynamicAnimator {
  /// What is known of an item.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[item] }
}
