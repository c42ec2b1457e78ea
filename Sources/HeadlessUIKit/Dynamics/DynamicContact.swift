/// A contact of a body with another body or with a wall, found in one step of the physics
/// simulation.
@MainActor
final class DynamicContact {
  let body: DynamicBody
  /// The other body that the body touches; `nil` if the body touches a wall.
  let other: DynamicBody?
  /// The direction that points away from the touched body or wall, towards the body.
  let normal: CGVector
  /// The contact point on the body, relative to the body's centre and before the body is rotated.
  private let place: CGPoint
  /// The contact point on the touched body, relative to that body's centre and before that body is
  /// rotated. For a wall, the contact point in the reference view.
  private let otherPlace: CGPoint
  /// The speed at which the body moved away from the touched body or wall when the contact was
  /// found; negative if they approached each other.
  private let approach: CGFloat

  /// - Parameter point: The corner of the body that lies inside the touched body or behind the
  ///   wall, at a depth of `depth`.
  init(
    _ body: DynamicBody, _ other: DynamicBody?, at point: CGPoint, depth: CGFloat, normal: CGVector
  ) {
    self.body = body
    self.other = other
    self.normal = normal
    let surface = point + normal * depth
    place = body.unturned(point - body.position)
    otherPlace = other.map { $0.unturned(surface - $0.position) } ?? surface
    let arm = point - body.position
    let otherVelocity = other.map { $0.velocity(at: surface - $0.position) } ?? .zero
    approach = (body.velocity(at: arm) - otherVelocity).dot(normal)
  }

  /// The present position, in the reference view, of the point at which the body touches the other
  /// body or the wall.
  var point: CGPoint { body.position + body.turned(place) }

  /// Moves the body out of the touched body or wall by as much as they still overlap. The touched
  /// body is moved in the opposite direction.
  func separate() {
    let arm = body.turned(place)
    let otherArm = other?.turned(otherPlace) ?? .zero
    let surface = other.map { $0.position + otherArm } ?? otherPlace
    let depth = (surface - (body.position + arm)).dot(normal)
    guard depth > 0 else { return }
    let yielding =
      body.yielding(arm, along: normal) + (other?.yielding(otherArm, along: normal) ?? 0)
    guard yielding > 0 else { return }
    let blow = normal * (depth / yielding)
    body.shift(blow, at: arm)
    other?.shift(blow * -1, at: otherArm)
  }

  /// Sets the speed at which the body leaves the touched body or wall to the one that its
  /// elasticity gives. Without this, the correction that moves overlapping bodies apart would throw
  /// them off.
  func bounce() {
    let arm = body.turned(place)
    let otherArm = other?.turned(otherPlace) ?? .zero
    let elasticity = max(body.qualities.elasticity, other?.qualities.elasticity ?? 0)
    let speed = relativeVelocity(arm, otherArm).dot(normal)
    // A body that lies on a surface approaches it slowly in each step, because gravity pulls it. It
    // must not begin to bounce, so slow contacts have no elasticity.
    let wanted = approach >= 0 ? approach : approach < -60 ? -approach * elasticity : 0
    strike(normal * (wanted - speed), arm, otherArm)
  }

  /// Reduces by friction the speed at which the body slides along the touched body or wall.
  func rub() {
    let own = body.qualities.friction
    let friction = other.map { (own * $0.qualities.friction).squareRoot() } ?? own
    guard friction > 0 else { return }
    let arm = body.turned(place)
    let otherArm = other?.turned(otherPlace) ?? .zero
    let along = normal.normal
    let sliding = relativeVelocity(arm, otherArm).dot(along)
    let most = friction * max(-approach, 0)
    strike(along * -min(max(sliding, -most), most), arm, otherArm)
  }

  private func relativeVelocity(_ arm: CGVector, _ otherArm: CGVector) -> CGVector {
    body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)
  }

  /// Changes the velocity of the body relative to the touched body or wall, by an impulse at the
  /// contact point.
  private func strike(_ change: CGVector, _ arm: CGVector, _ otherArm: CGVector) {
    let amount = change.length
    guard amount > 0 else { return }
    let direction = change * (1 / amount)
    let yielding =
      body.yielding(arm, along: direction) + (other?.yielding(otherArm, along: direction) ?? 0)
    guard yielding > 0 else { return }
    let blow = change * (1 / yielding)
    body.strike(blow, at: arm)
    other?.strike(blow * -1, at: otherArm)
  }
}

extension DynamicBody {
  /// Converts a vector from the centre of the rotated body to the point that it has on the
  /// unrotated body.
  fileprivate func unturned(_ arm: CGVector) -> CGPoint {
    let (c, s) = (cos(angle), sin(angle))
    return CGPoint(x: arm.dx * c + arm.dy * s, y: arm.dy * c - arm.dx * s)
  }
}

/// A straight wall without thickness, part of a boundary with which bodies collide. A body cannot
/// cross the wall.
struct DynamicWall {
  var start: CGPoint
  var end: CGPoint

  /// Returns the contacts of a body with the wall: one for each of the body's corners that has
  /// crossed the wall.
  @MainActor
  func contacts(with body: DynamicBody) -> [DynamicContact] {
    let way = end - start
    let length = way.length
    guard length > 0 else { return [] }
    let along = way * (1 / length)
    var normal = along.normal
    // The wall pushes the body back to the side on which the body was before this simulation step.
    if (body.formerPosition - start).dot(normal) < 0 { normal = normal * -1 }
    var found: [DynamicContact] = []
    for corner in body.corners {
      let depth = -(corner - start).dot(normal)
      let place = (corner - start).dot(along)
      if depth > 0, place >= 0, place <= length {
        found.append(DynamicContact(body, nil, at: corner, depth: depth, normal: normal))
      }
    }
    return found.isEmpty ? [start, end].compactMap { contact(of: $0, with: body) } : found
  }

  /// Returns the contact of a body with an end of the wall, if that end lies inside the body. These
  /// contacts stop a body that is larger than the wall.
  @MainActor
  private func contact(of point: CGPoint, with body: DynamicBody) -> DynamicContact? {
    // The end of the wall has entered the body through one of the body's edges. That is taken to be
    // the edge outside of which the end lay farthest (or inside of which it lay least) before this
    // simulation step.
    var nearest: (former: CGFloat, depth: CGFloat, outward: CGVector)?
    for (side, former) in zip(body.sides, body.formerSides) {
      let depth = -(point - side.start).dot(side.outward)
      guard depth > 0 else { return nil }
      let outside = (point - former.start).dot(former.outward)
      if outside > nearest?.former ?? -.infinity { nearest = (outside, depth, side.outward) }
    }
    return nearest.map { side in
      DynamicContact(
        body, nil, at: point + side.outward * side.depth, depth: side.depth,
        normal: side.outward * -1)
    }
  }
}

/// The overlap of the outlines of two convex bodies: its depth, along the direction in which it is
/// smallest.
@MainActor
struct DynamicOverlap {
  var normal = CGVector.zero
  var depth = CGFloat.infinity
  let one: [CGPoint]
  let other: [CGPoint]

  /// Finds the overlap of the outlines of two bodies; `nil` if the outlines do not overlap.
  init?(_ one: [CGPoint], _ other: [CGPoint]) {
    (self.one, self.other) = (one, other)
    guard one.count > 2, other.count > 2 else { return nil }
    for outline in [one, other] {
      for index in outline.indices {
        let edge = outline[(index + 1) % outline.count] - outline[index]
        let length = edge.length
        guard length > 0 else { continue }
        let axis = edge.normal * (1 / length)
        let (low, high) = Self.extent(one, along: axis)
        let (otherLow, otherHigh) = Self.extent(other, along: axis)
        guard high > otherLow, otherHigh > low else { return nil }
        if high - otherLow < depth { (depth, normal) = (high - otherLow, axis * -1) }
        if otherHigh - low < depth { (depth, normal) = (otherHigh - low, axis) }
      }
    }
  }

  private static func extent(_ outline: [CGPoint], along axis: CGVector) -> (CGFloat, CGFloat) {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for point in outline {
      let place = point.x * axis.dx + point.y * axis.dy
      (low, high) = (min(low, place), max(high, place))
    }
    return (low, high)
  }

  /// Returns the contacts of two overlapping bodies: one for each corner that lies deepest inside
  /// the other body. Those of the first body's corners come first.
  func contacts(_ body: DynamicBody, _ second: DynamicBody) -> [DynamicContact] {
    let across = normal.normal
    let mine = Self.extent(one, along: across)
    let theirs = Self.extent(other, along: across)
    let shared = (max(mine.0, theirs.0), min(mine.1, theirs.1))
    let surface = Self.extent(other, along: normal).1
    let underside = Self.extent(one, along: normal).0
    var found: [DynamicContact] = []
    for corner in one where isShared(corner, shared, across) {
      let depth = surface - (corner.x * normal.dx + corner.y * normal.dy)
      if depth > 0, depth <= self.depth + 0.5 {
        found.append(DynamicContact(body, second, at: corner, depth: depth, normal: normal))
      }
    }
    for corner in other where isShared(corner, shared, across) {
      let depth = (corner.x * normal.dx + corner.y * normal.dy) - underside
      if depth > 0, depth <= self.depth + 0.5 {
        found.append(
          DynamicContact(second, body, at: corner, depth: depth, normal: normal * -1))
      }
    }
    return found
  }

  private func isShared(
    _ corner: CGPoint, _ range: (CGFloat, CGFloat), _ across: CGVector
  ) -> Bool {
    let place = corner.x * across.dx + corner.y * across.dy
    return place >= range.0 - 1e-6 && place <= range.1 + 1e-6
  }
}
