/// A behaviour that pushes items, once or while it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  @frozen public enum Mode: Int, Sendable {
    /// The push lasts while the behaviour is active.
    case continuous
    /// The push is a single impulse, which makes the behaviour inactive.
    case instantaneous
  }

  private var members: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// The duration of the push.
  public let mode: Mode

  /// Creates an active push whose direction is zero, so that it has no effect until a direction is
  /// set.
  public init(items: [any UIDynamicItem], mode: Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item that is pushed.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item, which is then no longer pushed. The point at which it was pushed is
  /// forgotten.
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

  /// The direction of the push, as an angle clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength of the push.
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
