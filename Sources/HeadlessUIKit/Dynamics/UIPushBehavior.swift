/// Pushes items, once or for as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  @frozen public enum Mode: Int, Sendable {
    /// For as long as it is active.
    case continuous
    /// For one moment, after which it is active no more.
    case instantaneous
  }

  private var members: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// How long the push lasts.
  public let mode: Mode

  /// Makes a push that is active, and too weak to be felt until it gets a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// What is pushed.
  open var items: [any UIDynamicItem] { members.all }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    offsets.removeAll { $0.item === item }
    changed()
  }

  /// Whether it pushes.
  open var active = true { didSet { changed() } }

  /// Where to, and how hard: a length of 1 speeds 100 by 100 points up by 100 points/s².
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// Where to, measured clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How hard.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Says where to and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Where on an item the push acts, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Has the push act beside the middle of an item, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    changed()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    guard active else { return }
    // The unit of force moves 100 by 100 points; a single push is one whole second of it.
    let blow = pushDirection * (mode == .continuous ? 100 * step : 100)
    for body in bodies.bodies(members) {
      let offset = targetOffsetFromCenter(for: body.item)
      body.strike(blow, at: body.turned(CGPoint(x: offset.horizontal, y: offset.vertical)))
    }
    if mode == .instantaneous { active = false }
  }
}
