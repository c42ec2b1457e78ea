/// A behaviour that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of things with which a behaviour's items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits that make up the option set.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The mode in which items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The mode in which items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// The mode in which items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath?
    var walls: [DynamicWall]
  }

  /// A touch between an item and another item or a boundary, as the delegate is told of it.
  private struct Meeting {
    var item: any UIDynamicItem
    var other: (any UIDynamicItem)?
    var boundary: (any NSCopying)?
    var point: CGPoint

    func isSame(as other: Meeting) -> Bool {
      item === other.item && self.other === other.other
        && UICollisionBehavior.isSame(boundary, other.boundary)
    }
  }

  private var members: DynamicItems
  private var boundaries: [Boundary] = []
  private var meetings: [Meeting] = []
  private var met: [Meeting] = []

  /// Creates a behaviour for items, which collide with each other.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item that collides.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item from the behaviour, so that it no longer collides.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The kinds of things with which the items collide.
  open var collisionMode: Mode = .everything { didSet { changed() } }

  /// The delegate, which is told when contacts begin and end.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: - Boundaries

  /// A Boolean value that is true if the edges of the reference view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

  private var referenceInsets = UIEdgeInsets.zero

  /// Makes the edges of the reference view boundaries. The boundaries are inset from the edges by
  /// the given distances.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let walls = bezierPath.cgPath.polygons().flatMap { polygon in
      polygon.indices.map { index in
        DynamicWall(start: polygon[index], end: polygon[(index + 1) % polygon.count])
      }
    }
    add(Boundary(identifier: identifier, path: bezierPath, walls: walls))
  }

  /// Adds a straight boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    add(Boundary(identifier: identifier, path: nil, walls: [DynamicWall(start: p1, end: p2)]))
  }

  private func add(_ boundary: Boundary) {
    boundaries.removeAll { Self.isSame($0.identifier, boundary.identifier) }
    boundaries.append(boundary)
    changed()
  }

  /// Returns the path of a boundary; `nil` for a straight boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries except the edges of the reference view.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    changed()
  }

  /// The identifiers of the boundaries, or nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private nonisolated static func isSame(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool
  {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }

  // MARK: - Collisions

  override var affectedItems: [any UIDynamicItem] { items }

  override func collide(_ bodies: DynamicBodies) {
    let mine = bodies.bodies(members)
    if collisionMode.contains(.boundaries) {
      let walls = referenceWalls
      for body in mine {
        note(walls.flatMap { $0.contacts(with: body) }, nil, bodies)
        for boundary in boundaries {
          note(boundary.walls.flatMap { $0.contacts(with: body) }, boundary.identifier, bodies)
        }
      }
    }
    guard collisionMode.contains(.items) else { return }
    for (index, body) in mine.enumerated() {
      for other in mine.dropFirst(index + 1) {
        guard let overlap = DynamicOverlap(body.corners, other.corners) else { continue }
        note(overlap.contacts(body, other), nil, bodies)
      }
    }
  }

  private var referenceWalls: [DynamicWall] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else {
      return []
    }
    let corners = view.bounds.inset(by: referenceInsets).corners
    return [(0, 1), (1, 3), (3, 2), (2, 0)].map {
      DynamicWall(start: corners[$0.0], end: corners[$0.1])
    }
  }

  private func note(
    _ contacts: [DynamicContact], _ boundary: (any NSCopying)?, _ bodies: DynamicBodies
  ) {
    guard let first = contacts.first else { return }
    bodies.contacts += contacts
    let meeting = Meeting(
      item: first.body.item, other: first.other?.item, boundary: boundary, point: first.point)
    if !met.contains(where: { $0.isSame(as: meeting) }) { met.append(meeting) }
  }

  /// Tells the delegate of the contacts that have begun and of those that have ended in this frame.
  func announce() {
    let (old, new) = (meetings, met)
    (meetings, met) = (new, [])
    guard let collisionDelegate else { return }
    for meeting in new where !old.contains(where: { $0.isSame(as: meeting) }) {
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.item, with: other, at: meeting.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary,
          at: meeting.point)
      }
    }
    for meeting in old where !new.contains(where: { $0.isSame(as: meeting) }) {
      if let other = meeting.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: meeting.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary)
      }
    }
  }
}

/// A delegate that is told of collisions. All methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells the delegate that two items have touched each other at a point.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Tells the delegate that two items no longer touch each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Tells the delegate that an item has touched a boundary. The identifier is `nil` for the edges
  /// of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Tells the delegate that an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing when two items touch, for a delegate without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing when two items part, for a delegate without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing when an item touches a boundary, for a delegate without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing when an item leaves a boundary, for a delegate without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes strings usable as identifiers of boundaries, written `"floor" as NSCopying`. On Apple's
/// platforms no extension is needed, because strings are bridged to objects.
extension String: @retroactive NSCopying {
  /// Returns the string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
