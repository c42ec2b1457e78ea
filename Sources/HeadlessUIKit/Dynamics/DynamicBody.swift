/// The body that stands for an item in a dynamic animator's physics simulation: a convex plate with
/// a mass.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem

  var position: CGPoint
  var angle: CGFloat
  var velocity = CGVector.zero
  var spin: CGFloat = 0

  /// The body's centre at the beginning of the present simulation step.
  var formerPosition: CGPoint
  var formerAngle: CGFloat
  /// The velocity that the body has in the present simulation step before joints and contacts
  /// correct it.
  var freeVelocity = CGVector.zero

  /// The corners of the body's outline, in their order around it. They are relative to the body's
  /// centre and leave out its rotation.
  private(set) var outline: [CGPoint] = []
  private(set) var size = CGSize.zero

  var qualities = Qualities()

  /// The physical properties of a body, with their default values. A ``UIDynamicItemBehavior`` sets
  /// them.
  struct Qualities {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false
  }

  /// The time in seconds for which the body has hardly moved. The animator pauses when it is long
  /// enough for all bodies.
  var stillness: CGFloat = 0
  /// The body's centre and angle in the last frame. A comparison with them shows if the body has
  /// moved (``stillness``).
  var lastSeen: (position: CGPoint, angle: CGFloat)
  /// The transform of the body's item without the rotation that the simulation controls, such as a
  /// scale set by the app.
  private var upright = CGAffineTransform.identity

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    angle = 0
    formerPosition = item.center
    formerAngle = 0
    lastSeen = (item.center, 0)
    read()
  }

  /// Sets the body's position, rotation and size to those that its item has now.
  func read() {
    let transform = item.transform
    position = item.center
    angle = atan2(transform.b, transform.a)
    upright = CGAffineTransform(rotationAngle: -angle).concatenating(transform)
    size = item.bounds.size
    outline = DynamicBody.outline(of: item)
    (formerPosition, formerAngle, stillness) = (position, angle, 0)
    lastSeen = (position, angle)
  }

  /// Sets the position and rotation of the body's item to those of the body.
  func write() {
    if item.center != position { item.center = position }
    let transform = CGAffineTransform(rotationAngle: angle).concatenating(upright)
    if qualities.allowsRotation,
      abs(transform.a - item.transform.a) + abs(transform.b - item.transform.b) > 1e-9
    {
      item.transform = transform
    }
  }

  private static func outline(of item: any UIDynamicItem) -> [CGPoint] {
    let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      return [
        CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height),
        CGPoint(x: width, y: height), CGPoint(x: -width, y: height),
      ]
    case .ellipse:
      return (0..<16).map { corner in
        let angle = CGFloat(corner) * .pi / 8
        return CGPoint(x: width * cos(angle), y: height * sin(angle))
      }
    case .path:
      return item.collisionBoundingPath.cgPath.polygons().first ?? []
    }
  }

  // MARK: - Mass

  /// The body's mass, which is 1 for a plate of 100 by 100 points with density 1.
  var mass: CGFloat { max(size.width * size.height * qualities.density / 10_000, 1e-4) }

  /// The inverse of the body's mass. It is 0 for an anchored body, because nothing can move that.
  var lightness: CGFloat { qualities.isAnchored ? 0 : 1 / mass }

  /// The inverse of the body's moment of inertia; 0 for a body that cannot rotate.
  var slewing: CGFloat {
    guard !qualities.isAnchored, qualities.allowsRotation else { return 0 }
    return 12 / (mass * max(size.width * size.width + size.height * size.height, 1))
  }

  // MARK: - Points

  /// Converts a point of the unrotated body, given relative to the centre, to a vector from the
  /// centre of the rotated body.
  func turned(_ offset: CGPoint) -> CGVector { Self.turned(offset, by: angle) }

  private static func turned(_ offset: CGPoint, by angle: CGFloat) -> CGVector {
    let (c, s) = (cos(angle), sin(angle))
    return CGVector(dx: offset.x * c - offset.y * s, dy: offset.x * s + offset.y * c)
  }

  /// The corners of the body, at its present position and rotation.
  var corners: [CGPoint] { outline.map { position + turned($0) } }

  /// An edge of a body's outline: the point at which it starts, and the direction that points out
  /// of the body.
  typealias Side = (start: CGPoint, outward: CGVector)

  /// The edges of the body's outline, at its present position and rotation.
  var sides: [Side] { Self.sides(of: corners, around: position) }

  /// The edges of the body's outline, at the position and rotation that it had before the present
  /// simulation step.
  var formerSides: [Side] {
    let corners = outline.map { formerPosition + Self.turned($0, by: formerAngle) }
    return Self.sides(of: corners, around: formerPosition)
  }

  private static func sides(of corners: [CGPoint], around middle: CGPoint) -> [Side] {
    corners.indices.compactMap { index in
      let way = corners[(index + 1) % corners.count] - corners[index]
      guard way.length > 0 else { return nil }
      let normal = (way * (1 / way.length)).normal
      let isInward = (middle - corners[index]).dot(normal) > 0
      return (corners[index], isInward ? normal * -1 : normal)
    }
  }

  /// Returns the velocity of a point of the body. The argument is the vector from the body's centre
  /// to the point.
  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * arm.dy, dy: velocity.dy + spin * arm.dx)
  }

  /// Returns the ease with which a push moves a point of the body in a direction: 0 if the body
  /// cannot move, and more the lighter it is.
  func yielding(_ arm: CGVector, along direction: CGVector) -> CGFloat {
    let lever = arm.cross(direction)
    return lightness + lever * lever * slewing
  }

  /// Changes the body's velocity and spin by an impulse, that is, by a blow at one of the body's
  /// points.
  func strike(_ blow: CGVector, at arm: CGVector) {
    velocity = velocity + blow * lightness
    spin += arm.cross(blow) * slewing
  }

  /// Moves and rotates the body by a correction of the position of one of its points.
  func shift(_ blow: CGVector, at arm: CGVector) {
    position = position + blow * lightness
    angle += arm.cross(blow) * slewing
  }
}

/// The bodies of a dynamic animator, in the order in which its behaviours name their items.
@MainActor
final class DynamicBodies {
  var all: [DynamicBody] = []
  /// The contacts of bodies with each other and with walls that were found in the present
  /// simulation step.
  var contacts: [DynamicContact] = []

  subscript(item: any UIDynamicItem) -> DynamicBody? { all.first { $0.item === item } }

  func bodies(_ items: DynamicItems) -> [DynamicBody] { items.all.compactMap { self[$0] } }
}
