/// A coordinate space: a rectangle with its own coordinates, such as a view or the screen. Points
/// can be converted between two such spaces.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the coordinate space, such as a view's bounds, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this coordinate space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this coordinate space to another one. The result is the bounding box
  /// there.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another coordinate space to this one. The result is the bounding box
  /// here.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The conversion of points and rectangles between views. It uses the layers' model values and
/// transforms. A converted rectangle is the bounding box of its four converted corners.
///
/// A `nil` view means the window, or, for a view that is in no window, its topmost superview.
extension UIView {
  /// Converts a point from this view to another view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a point from another view to this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Converts a rectangle from this view to another view, as its bounding box there.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Converts a rectangle from another view to this view, as its bounding box here.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  // The overloads for coordinate spaces are marked `@_disfavoredOverload`. Otherwise Swift would
  // prefer them to the overloads for `UIView?` if the argument is a `UIView`.

  /// Converts a point from this view to another coordinate space. A space that is not a view is
  /// treated as the screen's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return onScreen(convert(point, to: nil as UIView?), by: 1)
  }

  /// Converts a point from another coordinate space to this view. A space that is not a view is
  /// treated as the screen's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return convert(onScreen(point, by: -1), from: nil as UIView?)
  }

  /// Converts a rectangle from this view to another coordinate space, as its bounding box there. A
  /// space that is not a view is treated as the screen's.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let inWindow = convert(rect, to: nil as UIView?)
    return CGRect(origin: onScreen(inWindow.origin, by: 1), size: inWindow.size)
  }

  /// Converts a rectangle from another coordinate space to this view, as its bounding box here. A
  /// space that is not a view is treated as the screen's.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return convert(
      CGRect(origin: onScreen(rect.origin, by: -1), size: rect.size), from: nil as UIView?)
  }

  /// The view at the top of this view's tree: its window, or its topmost superview if it is in no
  /// window.
  private var root: UIView {
    if let cachedWindow { return cachedWindow }
    var top = self
    while let above = top.parent { top = above }
    return top
  }

  /// Converts a point between the window and the screen.
  ///
  /// - Parameter direction: 1 converts from the window to the screen, and -1 from the screen to the
  ///   window.
  private func onScreen(_ point: CGPoint, by direction: CGFloat) -> CGPoint {
    let origin = cachedWindow?.frame.origin ?? .zero
    return CGPoint(x: point.x + direction * origin.x, y: point.y + direction * origin.y)
  }
}
