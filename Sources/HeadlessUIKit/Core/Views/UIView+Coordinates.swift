/// A rectangle whose points can be told in another one's terms.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box around a rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box around a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Conversion goes by the layers' model values, through every transform on the way. A rectangle
/// becomes the box around its four corners.
///
/// `nil` stands for the window, or for the topmost superview of a view that is in none.
extension UIView {
  /// A point of this view in another one's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// A point of another view in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// The box around a rectangle of this view in another one's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// The box around a rectangle of another view in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  // Without the attribute a view that is not optional would be taken for a coordinate space.

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return onScreen(convert(point, to: nil as UIView?), by: 1)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return convert(onScreen(point, by: -1), from: nil as UIView?)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let inWindow = convert(rect, to: nil as UIView?)
    return CGRect(origin: onScreen(inWindow.origin, by: 1), size: inWindow.size)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return convert(
      CGRect(origin: onScreen(rect.origin, by: -1), size: rect.size), from: nil as UIView?)
  }

  /// The window, or the topmost superview.
  private var root: UIView {
    if let cachedWindow { return cachedWindow }
    var top = self
    while let above = top.parent { top = above }
    return top
  }

  /// A point of the window on the screen (1), or the other way round (-1).
  private func onScreen(_ point: CGPoint, by direction: CGFloat) -> CGPoint {
    let origin = cachedWindow?.frame.origin ?? .zero
    return CGPoint(x: point.x + direction * origin.x, y: point.y + direction * origin.y)
  }
}
