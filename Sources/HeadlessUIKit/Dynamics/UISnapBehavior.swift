/// A behaviour that pulls an item to a point and rotates it upright. The item swings a little
/// before it comes to rest.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency of the spring that pulls the item to its point, in radians per second.
  ///
  /// - Note: Apple publishes no number. With this frequency an item arrives after about half a
  ///   second, as on a device.
  private static let frequency: CGFloat = 16

  private let item: any UIDynamicItem

  /// Creates a behaviour that pulls an item to a point and rotates it upright.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the behaviour pulls the item's centre.
  open var snapPoint: CGPoint { didSet { changed() } }

  /// The damping of the item's swing around its point, from 0 to 1. With more damping the item
  /// swings less.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var affectedItems: [any UIDynamicItem] { [item] }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    guard let body = bodies[item], !body.qualities.isAnchored else { return }
    let pull = Self.frequency * Self.frequency
    let brake = 2 * Self.frequency * (0.4 + 0.6 * min(max(damping, 0), 1))
    body.velocity =
      body.velocity + ((snapPoint - body.position) * pull - body.velocity * brake) * step
    body.spin += (-body.angle * pull - body.spin * brake) * step
  }
}
