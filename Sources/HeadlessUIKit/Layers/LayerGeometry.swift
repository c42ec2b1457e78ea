/// Where a layer is: what ``CALayer/frame`` and the conversion of points are computed from.
///
/// The same arithmetic serves the model and the presentation, which differ in the numbers put in.
struct LayerGeometry {
  var bounds: CGRect
  var position: CGPoint
  var anchorPoint: CGPoint
  var transform: LayerTransform

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint { bounds.point(anchorPoint) }

  /// The smallest rectangle around the layer, in the superlayer's coordinates.
  var frame: CGRect {
    get {
      if transform == .identity {
        return CGRect(bounds.size, anchoredBy: anchorPoint, at: position)
      }
      return CGRect(around: bounds.corners.map(toSuperlayer))
    }
    set {
      let size = newValue.size
      if transform == .identity {
        bounds.size = size
        position = newValue.point(anchorPoint)
        return
      }
      // The box of a turned rectangle has many rectangles that fit; Core Animation takes the one
      // whose size is the box of the size taken back through the transform.
      let t = transform.plane
      // Of a layer that is seen from its edge no size comes back, and no place: the frame is taken
      // as if it were not turned.
      guard abs(t.a * t.d - t.b * t.c) > 1e-14, let inverse = t.inverse else {
        bounds.size = size
        position = newValue.point(anchorPoint)
        return
      }
      bounds.size = CGRect(origin: .zero, size: size).applying(inverse).size
      position = .zero
      let box = frame
      position = CGPoint(
        x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
    }
  }

  /// Takes a point from the layer's own coordinates to the superlayer's.
  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    let moved =
      switch transform {
      case .identity: offset
      case .affine(let t): offset.applying(t)
      case .general(let t): t.project(offset)
      }
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// Takes a point from the superlayer's coordinates to the layer's own.
  ///
  /// Through a transform that flattens the layer nothing comes back; then the point is taken as if
  /// there were none.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let back =
      switch transform {
      case .identity: offset
      case .affine(let t): offset.applying(t.inverted())
      case .general(let t): (t.flattened.inverse ?? CATransform3DIdentity).project(offset)
      }
    let anchor = anchor
    return CGPoint(x: back.x + anchor.x, y: back.y + anchor.y)
  }
}

extension CGRect {
  /// The rectangle of a size that has a point of its own, told in parts of the size, at a place.
  @inline(__always)
  init(_ size: CGSize, anchoredBy anchor: CGPoint, at place: CGPoint) {
    self.init(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The point that is told in parts of the size.
  @inline(__always)
  func point(_ parts: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + parts.x * size.width, y: origin.y + parts.y * size.height)
  }
}

extension CALayer {
  /// Where the layer is, by its model values.
  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: modelBounds, position: modelPosition, anchorPoint: modelAnchorPoint,
      transform: modelTransform)
  }

  /// Where the layer is seen at this moment.
  var presentationGeometry: LayerGeometry {
    if attached.isEmpty { return geometry }
    var shown = geometry
    shown.position = presentationValue(.position).point
    shown.bounds.origin = presentationValue(.boundsOrigin).point
    shown.bounds.size = presentationValue(.boundsSize).size
    shown.anchorPoint = presentationValue(.anchorPoint).point
    shown.transform = presentationValue(.transform).transform
    return shown
  }
}
