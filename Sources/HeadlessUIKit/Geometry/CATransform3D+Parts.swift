/// A three-dimensional transform decomposed into scale, shear, rotation, translation and
/// perspective.
///
/// The sixteen numbers of a transform cannot be interpolated one by one: a card that is turned over
/// would have no width half-way. Core Animation decomposes both transforms, interpolates the parts,
/// and composes them again. This type does the same, with the algorithm of *Graphics Gems II*,
/// which the CSS standard uses, too. The rotation is a quaternion, so that it is interpolated along
/// the shortest way.
struct TransformParts {
  var translation = SIMD3<Double>(0, 0, 0)
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of the three-dimensional transform, in the xy, xz and yz planes.
  var shear = SIMD3<Double>(0, 0, 0)
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  /// The rotation of the transform, as the four numbers x, y, z and w of a quaternion.
  var turn = SIMD4<Double>(0, 0, 0, 1)

  /// Decomposes a transform into its parts; `nil` if the transform is not invertible.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let rows = t.rows.map { $0 / t.m44 }

    var upright = CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
    (upright.m14, upright.m24, upright.m34, upright.m44) = (0, 0, 0, 1)
    guard let inverse = upright.inverse else { return nil }
    if rows[0].w != 0 || rows[1].w != 0 || rows[2].w != 0 {
      let p = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
      perspective = SIMD4(inverse.rows.map { ($0 * p).sum() })
    }

    translation = rows[3].xyz
    var axes = [rows[0].xyz, rows[1].xyz, rows[2].xyz]
    scale.x = axes[0].length
    axes[0] /= scale.x
    shear.x = (axes[0] * axes[1]).sum()
    axes[1] -= axes[0] * shear.x
    scale.y = axes[1].length
    axes[1] /= scale.y
    shear.x /= scale.y
    shear.y = (axes[0] * axes[2]).sum()
    axes[2] -= axes[0] * shear.y
    shear.z = (axes[1] * axes[2]).sum()
    axes[2] -= axes[1] * shear.z
    scale.z = axes[2].length
    axes[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if (axes[0] * axes[1].cross(axes[2])).sum() < 0 {
      scale = -scale
      axes = axes.map { -$0 }
    }
    turn = Self.quaternion(axes)
  }

  private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
    func root(_ square: Double) -> Double { max(square, 0).squareRoot() / 2 }
    let (xx, yy, zz) = (axes[0].x, axes[1].y, axes[2].z)
    var turn = SIMD4(
      root(1 + xx - yy - zz), root(1 - xx + yy - zz), root(1 - xx - yy + zz),
      root(1 + xx + yy + zz))
    if axes[1].z < axes[2].y { turn.x = -turn.x }
    if axes[2].x < axes[0].z { turn.y = -turn.y }
    if axes[0].y < axes[1].x { turn.z = -turn.z }
    return turn
  }

  /// Returns parts that are interpolated between these parts of a transform and those of another
  /// one. At the fraction 0 they are these parts, at 1 the other ones.
  func interpolated(to end: TransformParts, at fraction: Double) -> TransformParts {
    var parts = self
    parts.translation += (end.translation - translation) * fraction
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.perspective += (end.perspective - perspective) * fraction

    var cosine = (turn * end.turn).sum()
    let goal = cosine < 0 ? -end.turn : end.turn
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    if angle > 1e-9 {
      parts.turn =
        (turn * sin((1 - fraction) * angle) + goal * sin(fraction * angle)) / sin(angle)
    }
    return parts
  }

  /// The three-dimensional transform that is composed of its parts (scale, shear, rotation,
  /// translation and perspective).
  var transform: CATransform3D {
    var t = CATransform3DIdentity
    (t.m14, t.m24, t.m34, t.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    t = CATransform3DTranslate(t, translation.x, translation.y, translation.z)
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    var rotation = CATransform3DIdentity
    (rotation.m11, rotation.m12, rotation.m13) =
      (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (rotation.m21, rotation.m22, rotation.m23) =
      (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (rotation.m31, rotation.m32, rotation.m33) =
      (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    t = CATransform3DConcat(rotation, t)
    if shear != .zero {
      var skew = CATransform3DIdentity
      (skew.m21, skew.m31, skew.m32) = (shear.x, shear.y, shear.z)
      t = CATransform3DConcat(skew, t)
    }
    return CATransform3DScale(t, scale.x, scale.y, scale.z)
  }
}

extension CATransform3D {
  /// Returns the transform that lies a fraction of the way from this transform to another one. If
  /// one of the two cannot be decomposed, their numbers are interpolated one by one.
  func interpolated(to target: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return target }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(target) {
      return CATransform3DMakeAffineTransform(
        CATransform3DGetAffineTransform(self)
          .interpolated(to: CATransform3DGetAffineTransform(target), at: fraction))
    }
    if let start = TransformParts(self), let end = TransformParts(target) {
      return start.interpolated(to: end, at: fraction).transform
    }
    let mixed = zip(rows, target.rows).map { $0 + ($1 - $0) * fraction }
    return CATransform3D(rows: mixed[0], mixed[1], mixed[2], mixed[3])
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
