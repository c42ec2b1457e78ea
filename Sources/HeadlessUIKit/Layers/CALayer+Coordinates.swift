/// Conversion of points and rectangles between layers, through their nearest common ancestor.
///
/// Points of a presentation layer (``CALayer/presentation()``) are converted by presentation
/// values, others by model values.
extension CALayer {
  /// Converts a point of another layer to this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let presented = isPresentation
    let target = model()
    guard let source = l?.model() else { return target.fromRoot(p, below: nil, presented) }
    return source.convert(p, toModel: target, presented)
  }

  /// Converts a point of this layer to another layer's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    model().convert(p, toModel: l?.model(), isPresentation)
  }

  /// Returns the bounding box of another layer's rectangle in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.isNull ? r : r.boundingBox { convert($0, from: l) }
  }

  /// Returns the bounding box of this layer's rectangle in another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    if r.isNull { return r }
    if let moved = moved(r, upTo: l) { return moved }
    return r.boundingBox { convert($0, to: l) }
  }

  /// Returns this layer's rectangle in the coordinates of a layer above it; `nil` if that layer is
  /// not above, or if a transform on the way may change more than the rectangle's origin.
  ///
  /// Most rectangles are converted to the window, along layers without transforms. One walk up
  /// then moves two opposite corners, where the general way makes four walks. Each corner is moved
  /// by the same additions as in ``toSuperlayer(_:_:)``, so both ways have the same result to the
  /// last bit.
  private func moved(_ r: CGRect, upTo ancestor: CALayer?) -> CGRect? {
    guard let ancestor, !isPresentation, !ancestor.isPresentation else { return nil }
    var (first, last) = (CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY))
    var layer = self
    while layer !== ancestor {
      guard case .identity = layer.modelTransform, let above = layer.parent,
        above.rarities?.sublayerTransform == nil
      else { return nil }
      let (anchor, place) = (layer.modelBounds.point(layer.modelAnchorPoint), layer.modelPosition)
      first = CGPoint(x: first.x - anchor.x + place.x, y: first.y - anchor.y + place.y)
      last = CGPoint(x: last.x - anchor.x + place.x, y: last.y - anchor.y + place.y)
      layer = above
    }
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// The part of the layer's bounds that no layer above it in the tree clips, in the layer's own
  /// coordinates.
  public var visibleRect: CGRect {
    var rect = bounds
    var layer = self
    while let above = layer.superlayer {
      if above.masksToBounds { rect = rect.intersection(convert(above.bounds, from: above)) }
      layer = above
    }
    return rect
  }

  /// Returns true if a point, in the layer's own coordinates, lies inside the layer's bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer under a point that is given in the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = model().hit(p, isPresentation)
    return isPresentation ? hit?.presentation() : hit
  }

  private var isPresentation: Bool { rarities?.presents != nil }

  private func hit(_ point: CGPoint, _ presented: Bool) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = fromSuperlayer(point, presented)
    let bounds = presented ? presentationGeometry.bounds : bounds
    if masksToBounds, !bounds.contains(inside) { return nil }
    for child in children.reversed() {
      if let hit = child.hit(inside, presented) { return hit }
    }
    return bounds.contains(inside) ? self : nil
  }

  // MARK: - Steps

  private func convert(_ point: CGPoint, toModel l: CALayer?, _ presented: Bool) -> CGPoint {
    if l === self { return point }
    if let l, l === parent { return toSuperlayer(point, presented) }
    if let l, l.parent === self { return l.fromSuperlayer(point, presented) }
    let shared = l.flatMap(commonAncestor)
    var point = point
    var layer = self
    while layer !== shared {
      point = layer.toSuperlayer(point, presented)
      guard let above = layer.parent else { break }
      layer = above
    }
    return l?.fromRoot(point, below: shared, presented) ?? point
  }

  /// Converts a point of this layer to its superlayer, by model values or, if `presented` is true,
  /// by presentation values.
  func toSuperlayer(_ point: CGPoint, _ presented: Bool = false) -> CGPoint {
    let moved = (presented ? presentationGeometry : geometry).toSuperlayer(point)
    guard let parent, let perspective = parent.rarities?.sublayerTransform else { return moved }
    return parent.aroundAnchor(moved) { perspective.project($0) }
  }

  /// Converts a point of the superlayer to this layer, by model values or, if `presented` is true,
  /// by presentation values.
  func fromSuperlayer(_ point: CGPoint, _ presented: Bool = false) -> CGPoint {
    let geometry = presented ? presentationGeometry : geometry
    guard let parent, let perspective = parent.rarities?.sublayerTransform else {
      return geometry.fromSuperlayer(point)
    }
    let inverse = perspective.flattened.inverse ?? CATransform3DIdentity
    return geometry.fromSuperlayer(parent.aroundAnchor(point) { inverse.project($0) })
  }

  /// Maps a point with the layer's anchor point as the origin, and returns the result in the
  /// layer's own coordinates.
  private func aroundAnchor(_ point: CGPoint, _ map: (CGPoint) -> CGPoint) -> CGPoint {
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    let moved = map(CGPoint(x: point.x - x, y: point.y - y))
    return CGPoint(x: moved.x + x, y: moved.y + y)
  }

  /// Converts a point from the coordinates of an ancestor layer to this layer's. With `nil` for the
  /// ancestor, the point is in the coordinates in which the root layer lies.
  private func fromRoot(_ point: CGPoint, below ancestor: CALayer?, _ presented: Bool) -> CGPoint {
    var path: [CALayer] = []
    var layer: CALayer? = self
    while let here = layer, here !== ancestor {
      path.append(here)
      layer = here.parent
    }
    return path.reversed().reduce(point) { $1.fromSuperlayer($0, presented) }
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    // The other layer is mostly the window's, which is found by a walk up alone.
    var above: CALayer? = self
    while let layer = above {
      if layer === other { return other }
      above = layer.parent
    }
    var (first, second): (CALayer?, CALayer?) = (self, other)
    var (firstDepth, secondDepth) = (depth, other.depth)
    while first !== second {
      let lead = firstDepth - secondDepth
      if lead >= 0 {
        first = first?.parent
        firstDepth -= 1
      }
      if lead <= 0 {
        second = second?.parent
        secondDepth -= 1
      }
    }
    return first
  }

  /// The number of layers above this one in the layer tree; 0 for a root layer.
  private var depth: Int {
    var (depth, layer) = (0, parent)
    while let above = layer {
      depth += 1
      layer = above.parent
    }
    return depth
  }
}
