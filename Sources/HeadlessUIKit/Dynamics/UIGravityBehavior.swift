/// Lets items fall, down unless told otherwise.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var members: DynamicItems

  /// Lets items fall.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Lets nothing fall yet.
  public override convenience init() { self.init(items: []) }

  /// What falls.
  open var items: [any UIDynamicItem] { members.all }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// Where to, and how hard: a length of 1 is 1000 points/s².
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Where to, measured clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How hard.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Says where to and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    for body in bodies.bodies(members) where !body.isAnchored {
      body.velocity = body.velocity + gravityDirection * (1000 * step)
    }
  }
}
