/// A rectangle with coordinates of its own, which can be converted to those of another one.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space, as a bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space, as a bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Conversion of coordinates by the layers' model values, transforms included. A rectangle becomes
/// the bounding box of its four corners.
///
/// A `nil` view means the window, or the topmost superview of a view that is in no window.
extension UIView {
  /// Converts a point of this view to another view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a point of another view to this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Converts a rectangle of this view to another view, as a bounding box.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Converts a rectangle of another view to this view, as a bounding box.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  // The overloads for coordinate spaces are marked `@_disfavoredOverload`. Otherwise Swift would
  // choose them, and not the overloads for `UIView?`, for an argument of type `UIView`.

  /// Converts a point of this view to another space. A space that is no view is taken for the
  /// screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return onScreen(convert(point, to: nil as UIView?), by: 1)
  }

  /// Converts a point of another space to this view. A space that is no view is taken for the
  /// screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return convert(onScreen(point, by: -1), from: nil as UIView?)
  }

  /// Converts a rectangle of this view to another space, as a bounding box. A space that is no view
  /// is taken for the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let inWindow = convert(rect, to: nil as UIView?)
    return CGRect(origin: onScreen(inWindow.origin, by: 1), size: inWindow.size)
  }

  /// Converts a rectangle of another space to this view, as a bounding box. A space that is no view
  /// is taken for the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return convert(
      CGRect(origin: onScreen(rect.origin, by: -1), size: rect.size), from: nil as UIView?)
  }

  /// The view's window, or its topmost superview.
  private var root: UIView {
    if let cachedWindow { return cachedWindow }
    var top = self
    while let above = top.parent { top = above }
    return top
  }

  /// Converts a point of the window to the screen (1), or of the screen to the window (-1).
  private func onScreen(_ point: CGPoint, by direction: CGFloat) -> CGPoint {
    let origin = cachedWindow?.frame.origin ?? .zero
    return CGPoint(x: point.x + direction * origin.x, y: point.y + direction * origin.y)
  }
}
