/// An affine transform of the plane: it keeps lines straight and parallel lines parallel.
///
/// A point is a row vector that is multiplied by the transform on its right: `[x y 1] · T`. So
/// ``concatenating(_:)`` reads from left to right: it applies this transform first and then the
/// other one. But ``translatedBy(x:y:)``, ``scaledBy(x:y:)`` and ``rotated(by:)`` apply their
/// change *before* this transform: they move the coordinate system in which a shape is drawn.
///
/// ```swift
/// let grown = CGAffineTransform(scaleX: 2, y: 2)
/// CGPoint(x: 1, y: 0).applying(grown.translatedBy(x: 10, y: 0))  // (22, 0)
/// CGPoint(x: 1, y: 0).applying(grown.concatenating(.init(translationX: 10, y: 0)))  // (12, 0)
/// ```
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The number in the affine transform by which a point's x is multiplied to contribute to the
  /// transformed x.
  public var a: CGFloat
  /// The number in the affine transform by which a point's x is multiplied to contribute to the
  /// transformed y.
  public var b: CGFloat
  /// The number in the affine transform by which a point's y is multiplied to contribute to the
  /// transformed x.
  public var c: CGFloat
  /// The number in the affine transform by which a point's y is multiplied to contribute to the
  /// transformed y.
  public var d: CGFloat
  /// The distance along x by which the affine transform moves points.
  public var tx: CGFloat
  /// The distance along y by which the affine transform moves points.
  public var ty: CGFloat

  /// The affine transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose six numbers are zero, which moves every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates an affine transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the transform that moves points by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates the transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates the transform that rotates about the origin by an angle in radians, clockwise on the
  /// screen because y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that is true if the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Returns the transform that first applies this transform and then another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the transform that first moves points by the given distances and then applies this
  /// transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.tx += tx * a + ty * c
    moved.ty += tx * b + ty * d
    return moved
  }

  /// Returns the transform that first scales about the origin and then applies this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Returns the transform that first rotates about the origin and then applies this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform, or this transform if it is not invertible.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The inverse transform; `nil` if there is none.
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
  /// Returns the smallest rectangle with horizontal and vertical edges that contains this rectangle
  /// after it was transformed.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return boundingBox { $0.applying(t) }
  }

  /// The corners of the rectangle: top left, top right, bottom left, bottom right.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Returns the smallest rectangle with horizontal and vertical edges that contains the four
  /// corners after a function has moved each of them. No list of the corners is created, because
  /// frames are converted very often.
  @inline(__always)
  func boundingBox(of moved: (CGPoint) -> CGPoint) -> CGRect {
    let first = moved(CGPoint(x: minX, y: minY))
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    func add(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    add(moved(CGPoint(x: maxX, y: minY)))
    add(moved(CGPoint(x: minX, y: maxY)))
    add(moved(CGPoint(x: maxX, y: maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates the smallest rectangle with horizontal and vertical edges that contains the given
  /// points; the null rectangle if there are none.
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
  /// The parts into which an affine transform is decomposed: scale and shear, then rotation, then
  /// translation.
  private struct Parts {
    var scaleX, shear, scaleY, angle, tx, ty: Double

    init(_ t: CGAffineTransform) {
      scaleX = hypot(t.a, t.b)
      var (directionX, directionY) = (t.a, t.b)
      if scaleX == 0 { (directionX, directionY) = (t.d, -t.c) }
      if t.a * t.d - t.b * t.c < 0, t.a < t.d {
        // A reflection can be decomposed in two ways, as a flip of the x axis or of the y axis. Of
        // the two, the one with the smaller rotation is used.
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

  /// Returns the transform that lies a fraction of the way from this transform to another one. The
  /// rotation takes the shorter way.
  ///
  /// Both transforms are decomposed into scale, shear, angle and translation, as in Core Animation,
  /// so a shape that rotates does not shrink half-way.
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
