/// A behaviour that makes its items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of things with which the items of a collision behaviour collide: each other,
  /// boundaries or both.
  public struct Mode: OptionSet, Sendable {
    /// The bits that represent the mode of a collision behaviour.
    public let rawValue: UInt
    /// Creates the mode of a collision behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The mode in which the behaviour's items collide with each other only.
    public static let items = Mode(rawValue: 1 << 0)
    /// The mode in which the behaviour's items collide with boundaries only.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// The mode in which the behaviour's items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath?
    var walls: [DynamicWall]
  }

  /// A contact between an item and another item or a boundary, of which the collision delegate is
  /// told.
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

  /// Creates a behaviour that makes the given items collide with each other and with boundaries.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a collision behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// The dynamic items that the behaviour makes collide.
  open var items: [any UIDynamicItem] { members.all }

  /// Adds an item to those that the behaviour makes collide.
  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  /// Removes an item from those that the behaviour makes collide.
  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The kinds of things with which the behaviour's items collide: each other, boundaries or both.
  open var collisionMode: Mode = .everything { didSet { changed() } }

  /// The delegate that is told when items begin and cease to touch each other or a boundary.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: - Boundaries

  /// A Boolean value that says whether the edges of the animator's reference view are boundaries
  /// for the behaviour's items.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

  private var referenceInsets = UIEdgeInsets.zero

  /// Makes the edges of the animator's reference view boundaries. Each boundary lies inside its
  /// edge, at the distance that the insets give.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary along a path, with which the items collide. A boundary with the same
  /// identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let walls = bezierPath.cgPath.polygons().flatMap { polygon in
      polygon.indices.map { index in
        DynamicWall(start: polygon[index], end: polygon[(index + 1) % polygon.count])
      }
    }
    add(Boundary(identifier: identifier, path: bezierPath, walls: walls))
  }

  /// Adds a straight boundary between two points, with which the items collide. A boundary with the
  /// same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    add(Boundary(identifier: identifier, path: nil, walls: [DynamicWall(start: p1, end: p2)]))
  }

  private func add(_ boundary: Boundary) {
    boundaries.removeAll { Self.isSame($0.identifier, boundary.identifier) }
    boundaries.append(boundary)
    changed()
  }

  /// Returns the path of the boundary with an identifier; `nil` for a straight boundary and for an
  /// unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes the boundary with an identifier, so that items no longer collide with it.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries that were added with an identifier. The edges of the reference view
  /// stay boundaries.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    changed()
  }

  /// The identifiers of the boundaries that were added to the collision behaviour; `nil` if there
  /// are none.
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

  /// Tells the delegate which contacts between items and boundaries have begun, and which have
  /// ended, in this frame.
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

/// A delegate of a collision behaviour that is told when items begin and cease to touch. All its
/// methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items have begun to touch each other, with a point at which they touch.
  /// Optional.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items have ceased to touch each other. Optional.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item has begun to touch a boundary. The identifier is that of the boundary, or
  /// `nil` for the edges of the reference view. Optional.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item has ceased to touch a boundary. Optional.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing when two items begin to touch each other, for a delegate that does not implement
  /// this optional method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing when two items cease to touch each other, for a delegate that does not implement
  /// this optional method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing when an item begins to touch a boundary, for a delegate that does not implement
  /// this optional method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing when an item ceases to touch a boundary, for a delegate that does not implement
  /// this optional method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes strings conform to `NSCopying`, so that an app may name a boundary by `"floor" as
/// NSCopying`. On Apple's platforms strings are bridged to objects that conform.
extension String: @retroactive NSCopying {
  /// Returns the string itself, because a string is a value and needs no copy.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
