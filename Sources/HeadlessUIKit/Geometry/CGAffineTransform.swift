/// A map of the plane that keeps straight lines straight and parallels parallel.
///
/// Points are rows and stand on the left: `[x y 1] · T`. Hence ``concatenating(_:)`` reads from
/// left to right, first this map and then the other, while ``translatedBy(x:y:)``,
/// ``scaledBy(x:y:)`` and ``rotated(by:)`` put their map *before* this one: they move the
/// coordinate system the shape is drawn in.
///
/// ```swift
/// let grown = CGAffineTransform(scaleX: 2, y: 2)
/// CGPoint(x: 1, y: 0).applying(grown.translatedBy(x: 10, y: 0))  // (22, 0)
/// CGPoint(x: 1, y: 0).applying(grown.concatenating(.init(translationX: 10, y: 0)))  // (12, 0)
/// ```
public struct CGAffineTransform: Hashable, Sendable, Codable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The map that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that sends everything to the origin: all six numbers are zero.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map that moves everything by the same distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a map that turns about the origin: clockwise to the eye, since y points down on the
  /// screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this map moves nothing.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// This map, and then another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A translation, and then this map.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.tx += tx * a + ty * c
    moved.ty += tx * b + ty * d
    return moved
  }

  /// A scaling, and then this map.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// A rotation, and then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one, or this one unchanged if nothing can undo it.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The map that undoes this one.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

// MARK: - Points, sizes, rectangles

extension CGPoint {
  /// Where a map takes this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// What a map makes of this size; translation has no part in it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what a map makes of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// Top left, top right, bottom left, bottom right.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest upright rectangle around some points; null around none.
  init(around points: some Collection<CGPoint>) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// MARK: - Interpolation

extension CGAffineTransform {
  /// What a map does, taken apart: scale and shear first, then turn, then move.
  private struct Parts {
    var scaleX, shear, scaleY, angle, tx, ty: Double

    init(_ t: CGAffineTransform) {
      scaleX = hypot(t.a, t.b)
      var (directionX, directionY) = (t.a, t.b)
      if scaleX == 0 { (directionX, directionY) = (t.d, -t.c) }
      if t.a * t.d - t.b * t.c < 0, t.a < t.d {
        // A mirror image: flip the axis that turns the shape less.
        scaleX = -scaleX
        (directionX, directionY) = (-directionX, -directionY)
      }
      let isUpright = directionY == 0 && directionX >= 0
      angle = isUpright ? 0 : atan2(directionY, directionX)
      let (sine, cosine) = isUpright ? (0, 1) : (sin(angle), cos(angle))
      shear = t.c * cosine + t.d * sine
      scaleY = t.d * cosine - t.c * sine
      tx = t.tx
      ty = t.ty
    }
  }

  /// The map part of the way to another one, turning by the shorter way round.
  ///
  /// The two maps are taken apart into scale, shear, angle and translation, as Core Animation does,
  /// so that a half-way rotation is a rotation and not a shape that has shrunk.
  func interpolated(to target: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
    let start = Parts(self)
    let end = Parts(target)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }

    var turn = end.angle - start.angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let angle = start.angle + turn * fraction
    let (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    let scaleX = mix(start.scaleX, end.scaleX)
    let shear = mix(start.shear, end.shear)
    let scaleY = mix(start.scaleY, end.scaleY)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: mix(start.tx, end.tx), ty: mix(start.ty, end.ty))
  }
}
