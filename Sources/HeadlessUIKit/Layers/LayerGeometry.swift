/// The position, size, anchor point and transform of a layer, from which ``CALayer/frame`` and
/// converted points are computed.
///
/// The model layer and the presentation layer use the same computations, with different numbers.
struct LayerGeometry {
  var bounds: CGRect
  var position: CGPoint
  var anchorPoint: CGPoint
  var transform: LayerTransform

  /// The position of the layer's anchor point in the layer's own coordinates.
  private var anchor: CGPoint { bounds.point(anchorPoint) }

  /// The bounding box of the layer in the superlayer's coordinates.
  var frame: CGRect {
    get {
      if transform == .identity {
        return CGRect(bounds.size, anchoredBy: anchorPoint, at: position)
      }
      return bounds.boundingBox(of: toSuperlayer)
    }
    set {
      let size = newValue.size
      if transform == .identity {
        bounds.size = size
        position = newValue.point(anchorPoint)
        return
      }
      // Once a layer is rotated, rectangles of many sizes have the same bounding box as its frame.
      // Core Animation chooses the one whose size is that of the box under the inverse transform.
      let t = transform.plane
      // A transform that turns a layer edge-on has no inverse, so the frame is set as if the layer
      // had no transform.
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

  /// Converts a point from the layer's own coordinates to the superlayer's.
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

  /// Converts a point from the superlayer's coordinates to the layer's own.
  ///
  /// A transform that flattens the layer has no inverse. The point is then converted as if the
  /// layer had no transform.
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
  /// Creates a rectangle of a size so that its anchor point, given in fractions of the size, lies
  /// at a given position.
  @inline(__always)
  init(_ size: CGSize, anchoredBy anchor: CGPoint, at place: CGPoint) {
    self.init(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Returns the point of the rectangle that lies at the given fractions of its width and height.
  @inline(__always)
  func point(_ parts: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + parts.x * size.width, y: origin.y + parts.y * size.height)
  }
}

extension CALayer {
  /// The position, size, anchor point and transform of the layer, from its model values.
  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: modelBounds, position: modelPosition, anchorPoint: modelAnchorPoint,
      transform: modelTransform)
  }

  /// The geometry of the layer as it is on screen at this moment, from its presentation values.
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
