/// A behaviour that pushes items, either by a single impulse or for as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The mode of a push behaviour: a lasting push or a single impulse.
  @frozen public enum Mode: Int, Sendable {
    /// The behaviour pushes its items for as long as it is active.
    case continuous
    /// The behaviour pushes its items by a single impulse and then becomes inactive.
    case instantaneous
  }

  private var members: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// The mode of the behaviour: a lasting push or a single impulse.
  public let mode: Mode

  /// Creates an active behaviour that pushes the given items. It has no effect until an app sets
  /// its direction, which is zero at first.
  public init(items: [any UIDynamicItem], mode: Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that the behaviour pushes.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item to those that the behaviour pushes.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item from those that the behaviour pushes. The behaviour forgets the point at which
  /// it pushed the item.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    offsets.removeAll { $0.item === item }
    changed()
  }

  /// A Boolean value that is true while the behaviour pushes its items.
  open var active = true { didSet { changed() } }

  /// The direction and strength of the push. A vector of length 1 accelerates an item of 100 by 100
  /// points by 100 points/s².
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// The direction of the push, as an angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push: the length of ``pushDirection``.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction of the push, as an angle in radians, and its strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the point of an item at which the push acts, as an offset from the item's centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the point of an item at which the push acts, as an offset from the item's centre. An
  /// offset other than zero makes the push rotate the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    changed()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    guard active else { return }
    // A force of 1 accelerates an item of 100 by 100 points by 100 points/s². An instantaneous push
    // has the same effect as one second of a continuous one.
    let blow = pushDirection * (mode == .continuous ? 100 * step : 100)
    for body in bodies.bodies(members) {
      let offset = targetOffsetFromCenter(for: body.item)
      body.strike(blow, at: body.turned(CGPoint(x: offset.horizontal, y: offset.vertical)))
    }
    if mode == .instantaneous { active = false }
  }
}
