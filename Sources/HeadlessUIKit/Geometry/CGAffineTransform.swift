/// An affine transform of the plane: it keeps lines straight and parallel lines parallel.
///
/// Points are row vectors on the left: `[x y 1] · T`. So ``concatenating(_:)`` reads from left to
/// right, first this transform and then the other. But ``translatedBy(x:y:)``, ``scaledBy(x:y:)``
/// and ``rotated(by:)`` apply their change *before* this transform: they move the coordinate system
/// in which the shape is drawn.
///
/// ```swift
/// let grown = CGAffineTransform(scaleX: 2, y: 2)
/// CGPoint(x: 1, y: 0).applying(grown.translatedBy(x: 10, y: 0))  // (22, 0)
/// CGPoint(x: 1, y: 0).applying(grown.concatenating(.init(translationX: 10, y: 0)))  // (12, 0)
/// ```
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The factor by which x contributes to the transformed x.
  public var a: CGFloat
  /// The factor by which x contributes to the transformed y.
  public var b: CGFloat
  /// The factor by which y contributes to the transformed x.
  public var c: CGFloat
  /// The factor by which y contributes to the transformed y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose six numbers are zero, which moves every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, clockwise on the screen because y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that is true for the identity transform.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Returns this transform followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns a translation followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.tx += tx * a + ty * c
    moved.ty += tx * b + ty * d
    return moved
  }

  /// Returns a scaling followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Returns a rotation followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform, or this one if it is not invertible.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The inverse transform, or nil if there is none.
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
  /// Returns the point to which a transform moves this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Returns this size scaled and rotated by a transform, whose translation is ignored.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains this rectangle after a transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// The corners of the rectangle: top left, top right, bottom left, bottom right.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates the smallest upright rectangle around some points; null if there are none.
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
  /// An affine transform decomposed into scale and shear, then rotation, then translation.
  private struct Parts {
    var scaleX, shear, scaleY, angle, tx, ty: Double

    init(_ t: CGAffineTransform) {
      scaleX = hypot(t.a, t.b)
      var (directionX, directionY) = (t.a, t.b)
      if scaleX == 0 { (directionX, directionY) = (t.d, -t.c) }
      if t.a * t.d - t.b * t.c < 0, t.a < t.d {
        // A reflection can be expressed as a flip of either axis. The axis is flipped whose flip
        // leaves the smaller rotation.
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

  /// Returns the transform at a fraction of the way to another transform, with the rotation along
  /// the shorter way.
  ///
  /// Both transforms are decomposed into scale, shear, angle and translation, as in Core Animation,
  /// so a half-way rotation is a rotation and the shape does not shrink.
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
