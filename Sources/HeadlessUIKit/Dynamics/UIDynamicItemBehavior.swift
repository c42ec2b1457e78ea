/// A behaviour that sets the physical properties of its items, such as density, friction and
/// elasticity.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicItems
  /// The velocities that are added to items in the animator's next frame, because an app has
  /// requested it.
  private var kicks: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

  /// Creates a behaviour that sets the physical properties of the given items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behaviour that sets physical properties and has no items yet.
  public override convenience init() { self.init(items: []) }

  /// The items whose physical properties the behaviour sets.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item to those whose physical properties the behaviour sets.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item from those whose physical properties the behaviour sets.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The fraction of an item's speed that is left after a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction of the items: their resistance to sliding along another item or a boundary.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of an item relative to its area. An item of 100 by 100 points with density 1 has the
  /// mass 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The resistance of the items to all movement, as in a thick liquid.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The resistance of the items to all rotation, as in a thick liquid.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// A Boolean value that says whether the items can rotate.
  open var allowsRotation = true { didSet { changed() } }
  /// A Boolean value that says whether the items are anchored, so that neither forces nor
  /// collisions move them.
  open var isAnchored = false { didSet { changed() } }

  /// Adds a velocity, in points per second, to that of an item in a dynamic animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    kicks.append((item, CGVector(dx: velocity.x, dy: velocity.y), 0))
    changed()
  }

  /// Adds an angular velocity, in radians per second, to that of an item in a dynamic animator.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    kicks.append((item, .zero, velocity))
    changed()
  }

  /// Returns the velocity of an item in a dynamic animator, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    var velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    for kick in kicks where kick.item === item { velocity = velocity + kick.velocity }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Returns the angular velocity of an item in a dynamic animator, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    kicks.filter { $0.item === item }
      .reduce(dynamicAnimator?.body(of: item)?.spin ?? 0) { $0 + $1.spin }
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func shape(_ bodies: DynamicBodies) {
    for body in bodies.bodies(members) {
      body.qualities = DynamicBody.Qualities(
        elasticity: elasticity, friction: friction, density: density, resistance: resistance,
        angularResistance: angularResistance, allowsRotation: allowsRotation,
        isAnchored: isAnchored)
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
  /// Returns the body that stands for an item in the animator's simulation; `nil` if no behaviour
  /// affects the item.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[item] }
}
