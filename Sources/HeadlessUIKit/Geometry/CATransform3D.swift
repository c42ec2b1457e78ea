/// A three-dimensional transform, perspective included.
///
/// A point is a row vector that is multiplied by the transform on its right, as with
/// ``CGAffineTransform``. A function whose first argument is a transform, such as
/// ``CATransform3DRotate(_:_:_:_:_:)``, applies its own change before that transform. The number
/// `m34` makes the perspective: it is minus one divided by the distance of the eye.
///
/// ```swift
/// var cube = CATransform3DIdentity
/// cube.m34 = -1 / 500
/// layer.transform = CATransform3DRotate(cube, .pi / 4, 0, 1, 0)
/// ```
public struct CATransform3D: Equatable, Sendable {
  /// The numbers of the transform's first row, by which a point's x is multiplied.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The numbers of the transform's second row, by which a point's y is multiplied.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The numbers of the transform's third row, by which a point's z is multiplied; `m34` makes the
  /// perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The numbers of the transform's fourth row, which are added to a point. The first three are the
  /// translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a three-dimensional transform whose sixteen numbers are zero.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a three-dimensional transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The three-dimensional transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

// MARK: - Making

/// Returns the three-dimensional transform that translates points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns the three-dimensional transform that scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns the three-dimensional transform that rotates by an angle about an axis. The axis is a
/// vector of any length.
///
/// - Note: Core Animation does not define the result for an axis of length zero. The model returns
///   the identity transform.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the three-dimensional transform that equals an affine transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

// MARK: - Combining

/// Returns the transform that first translates points and then applies the transform `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that first scales about the origin and then applies the transform `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that first rotates about an axis and then applies the transform `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that first applies the transform `a` and then the transform `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
    SIMD4(b.m11, b.m12, b.m13, b.m14) * x + SIMD4(b.m21, b.m22, b.m23, b.m24) * y
      + SIMD4(b.m31, b.m32, b.m33, b.m34) * z + SIMD4(b.m41, b.m42, b.m43, b.m44) * w
  }
  return CATransform3D(
    rows: row(a.m11, a.m12, a.m13, a.m14), row(a.m21, a.m22, a.m23, a.m24),
    row(a.m31, a.m32, a.m33, a.m34), row(a.m41, a.m42, a.m43, a.m44))
}

/// Returns the inverse of the transform `t`, or `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

// MARK: - Comparison

/// Returns true if `t` is the identity transform, which leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns true if two three-dimensional transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns true if the three-dimensional transform `t` equals an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns a three-dimensional transform as an affine transform of the plane. If it is not one, the
/// result is meaningless, as on Apple's platforms.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// MARK: - Rows

extension CATransform3D {
  init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: r1.x, m12: r1.y, m13: r1.z, m14: r1.w, m21: r2.x, m22: r2.y, m23: r2.z, m24: r2.w,
      m31: r3.x, m32: r3.y, m33: r3.z, m34: r3.w, m41: r4.x, m42: r4.y, m43: r4.z, m44: r4.w)
  }

  /// The four rows of the transform's numbers.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  /// The inverse transform, computed by Gauss-Jordan elimination; `nil` if there is none. In each
  /// column the largest number is the pivot, which keeps errors small.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column + 1..<4 where abs(left[row][column]) > abs(left[pivot][column]) {
        pivot = row
      }
      let scale = left[pivot][column]
      guard scale != 0, scale.isFinite else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      left[column] /= scale
      right[column] /= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return CATransform3D(rows: right[0], right[1], right[2], right[3])
  }

  /// Returns the point of the screen at which the transform shows a point of the plane z = 0.
  func project(_ point: CGPoint) -> CGPoint {
    let w = point.x * m14 + point.y * m24 + m44
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The transform without its effect on depth. It shows the points of the plane z = 0 at the same
  /// places on the screen, and leaves z unchanged.
  var flattened: CATransform3D {
    CATransform3D(
      m11: m11, m12: m12, m13: 0, m14: m14, m21: m21, m22: m22, m23: 0, m24: m24,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: m41, m42: m42, m43: 0, m44: m44)
  }
}
