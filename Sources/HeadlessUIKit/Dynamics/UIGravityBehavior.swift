/// A behaviour that lets items fall, as gravity does. By default they fall downwards.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var members: DynamicItems

  /// Creates a behaviour that lets the given items fall downwards.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a gravity behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The items on which the gravity acts.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item on which the gravity acts.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item, on which the gravity then no longer acts.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The direction and strength of gravity. A vector of length 1 accelerates items by 1000
  /// points/s².
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// The direction of gravity, as an angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of gravity. With 1 items are accelerated by 1000 points/s².
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction of gravity, as an angle in radians, and its strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    for body in bodies.bodies(members) where !body.qualities.isAnchored {
      body.velocity = body.velocity + gravityDirection * (1000 * step)
    }
  }
}
