import HeadlessUIKit

/// The projection of a layer's plane into its superlayer's plane, by which the layer is drawn.
///
/// Core Animation flattens every layer into its superlayer, so only points with z = 0 matter, which
/// need three rows of the matrix. Without perspective the projection is an affine map, which SVG
/// can draw. In a layer with perspective, and in all its sublayers, the corners are projected
/// instead.
struct Plane {
  // The coefficients of the projection: x' = (x a + y c + e) / w, y' = (x b + y d + f) / w, w = x g
  // + y h + i
  private var a: CGFloat, b: CGFloat, g: CGFloat
  private var c: CGFloat, d: CGFloat, h: CGFloat
  private var e: CGFloat, f: CGFloat, i: CGFloat

  init(_ t: CATransform3D) {
    (a, b, g) = (t.m11, t.m12, t.m14)
    (c, d, h) = (t.m21, t.m22, t.m24)
    (e, f, i) = (t.m41, t.m42, t.m44)
  }

  /// True if the projection is affine, that is, has no perspective, so that SVG can draw it.
  var isAffine: Bool { g == 0 && h == 0 && i == 1 }

  /// The projection as an affine transform. It is wrong for a projection with perspective, that is,
  /// if ``isAffine`` is false.
  var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: e, ty: f) }

  /// Returns true if the viewer sees the back of the layer, as after half a turn about an axis in
  /// its plane.
  func isTurnedAway(_ box: CGRect) -> Bool {
    let points = box.cornersInOrder.map(project)
    let (u, v) = (points[1], points[3])
    return (u.x - points[0].x) * (v.y - points[0].y) < (u.y - points[0].y) * (v.x - points[0].x)
  }

  /// Returns the point of the superlayer's plane at which a point of the layer is drawn.
  func project(_ point: CGPoint) -> CGPoint {
    let w = point.x * g + point.y * h + i
    // A point behind the viewer has no place in the picture, so it is moved far away from it.
    let scale = 1 / max(w, 0.01)
    return CGPoint(
      x: (point.x * a + point.y * c + e) * scale, y: (point.x * b + point.y * d + f) * scale)
  }

  /// Returns the projection that applies this projection first and the given one after it.
  func then(_ next: Plane) -> Plane {
    var result = self
    result.a = a * next.a + b * next.c + g * next.e
    result.b = a * next.b + b * next.d + g * next.f
    result.g = a * next.g + b * next.h + g * next.i
    result.c = c * next.a + d * next.c + h * next.e
    result.d = c * next.b + d * next.d + h * next.f
    result.h = c * next.g + d * next.h + h * next.i
    result.e = e * next.a + f * next.c + i * next.e
    result.f = e * next.b + f * next.d + i * next.f
    result.i = e * next.g + f * next.h + i * next.i
    return result
  }

  /// Returns an affine transform that approximates the projection within a box. It is exact at
  /// three of the box's corners.
  func affine(around box: CGRect) -> CGAffineTransform {
    guard box.width > 0, box.height > 0 else { return .identity }
    let corners = box.cornersInOrder.map(project)
    let (u, v) = (
      CGVector(
        dx: (corners[1].x - corners[0].x) / box.width, dy: (corners[1].y - corners[0].y) / box.width
      ),
      CGVector(
        dx: (corners[3].x - corners[0].x) / box.height,
        dy: (corners[3].y - corners[0].y) / box.height)
    )
    return CGAffineTransform(
      a: u.dx, b: u.dy, c: v.dx, d: v.dy,
      tx: corners[0].x - u.dx * box.minX - v.dx * box.minY,
      ty: corners[0].y - u.dy * box.minX - v.dy * box.minY)
  }
}

extension Plane {
  /// Creates the projection of a layer into its superlayer's plane, from the values of the
  /// presentation layer.
  @MainActor
  init(of layer: CALayer, in superlayer: CALayer?) {
    let box = layer.bounds
    let anchor = CGPoint(
      x: box.minX + layer.anchorPoint.x * box.width, y: box.minY + layer.anchorPoint.y * box.height)
    // Most layers have no transform, and their superlayers no sublayer transform. Their projection
    // is computed without matrices, which is faster.
    if CATransform3DIsIdentity(layer.transform),
      superlayer.map({ CATransform3DIsIdentity($0.sublayerTransform) }) ?? true
    {
      self.init(
        CATransform3DMakeTranslation(
          layer.position.x - anchor.x, layer.position.y - anchor.y, layer.zPosition))
      return
    }
    var seen = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), layer.transform)
    seen = CATransform3DConcat(
      seen, CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
    if let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) {
      let outer = superlayer.bounds
      let eye = CGPoint(
        x: outer.minX + superlayer.anchorPoint.x * outer.width,
        y: outer.minY + superlayer.anchorPoint.y * outer.height)
      seen = CATransform3DConcat(seen, CATransform3DMakeTranslation(-eye.x, -eye.y, 0))
      seen = CATransform3DConcat(seen, superlayer.sublayerTransform)
      seen = CATransform3DConcat(seen, CATransform3DMakeTranslation(eye.x, eye.y, 0))
    }
    self.init(seen)
  }
}
