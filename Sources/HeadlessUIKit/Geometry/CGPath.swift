/// A path that consists of moves, lines and curves. Only a ``CGMutablePath`` can be changed.
///
/// Unchecked: objects of this class never change; only those of the mutable subclass do.
public class CGPath: Hashable, @unchecked Sendable {
  /// An element of a path: a move, a line, a curve or the closing of a subpath, with its points.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the path's element: its end point, then its control points.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }

    /// Returns a path element of the same kind, whose points are those that a closure returns for
    /// the points of this one.
    func mapPoints(_ move: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let end): .move(move(end))
      case .line(let end): .line(move(end))
      case .quadCurve(let end, let control): .quadCurve(move(end), control: move(control))
      case .curve(let end, let control1, let control2):
        .curve(move(end), control1: move(control1), control2: move(control2))
      case .close: .close
      }
    }
  }

  fileprivate(set) var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  /// Creates a path along the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect), transform)
  }

  /// Creates a path along the ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect), transform)
  }

  /// Creates a path along a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: Self.roundedRectangle(
        rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners),
      transform)
  }

  private convenience init(
    elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    guard let transform = transform?.pointee else {
      self.init(elements: elements)
      return
    }
    self.init(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// Returns true if two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }
  /// Combines the elements of the path into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// A Boolean value that is true if the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point of the path: the end point of its last element.
  public var currentPoint: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .close = element { current = start }
      if let end = element.points.first { current = end }
      if case .move(let end) = element { start = end }
    }
    return current
  }

  /// The smallest rectangle, with horizontal and vertical edges, that contains all points of the
  /// path, control points included.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle, with horizontal and vertical edges, that contains the lines and curves
  /// of the path. Control points do not count.
  public var boundingBoxOfPath: CGRect { CGRect(around: polygons().joined()) }

  /// Returns a copy of the path to whose points a transform was applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform)
  }

  /// Returns a copy of the path that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Returns true if a point lies inside the path. The given transform is applied to the point
  /// first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var (winding, crossings) = (0, 0)
    for polygon in polygons() {
      for index in polygon.indices {
        let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// Returns the path that lies a fraction of the way from this path to another one. Paths with
  /// different numbers of points cannot be interpolated: then this path is returned until the
  /// fraction is 1.
  func interpolated(to target: CGPath, at fraction: Double) -> CGPath {
    guard elements.count == target.elements.count else { return fraction < 1 ? self : target }
    var mixed: [Element] = []
    for (start, end) in zip(elements, target.elements) {
      var goal = end.points.makeIterator()
      guard start.points.count == end.points.count else { return fraction < 1 ? self : target }
      mixed.append(
        start.mapPoints { from in
          let to = goal.next()!
          return CGPoint(
            x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        })
    }
    return CGPath(elements: mixed)
  }
}

/// An element of a path, such as a line, in the form in which ``CGPath/applyWithBlock(_:)`` passes
/// it to a block.
public struct CGPathElement {
  /// The kind of the path's element, such as a line.
  public var type: CGPathElementType
  /// The points of the path's element: its control points, then its end point.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of an element of a path, such as a line.
@frozen public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPath {
  /// Calls a block with each element of the path. The points of an element are its control points,
  /// then its end point. They are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType
      var points: [CGPoint]
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quadCurve(let end, let control):
        (type, points) = (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, end])
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        var shown = CGPathElement(type: type, points: buffer.baseAddress!)
        withUnsafePointer(to: &shown) { block($0) }
      }
    }
  }
}

extension CGPath {
  /// Calls a C function with each element of the path, and with a pointer that the caller supplies.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

/// The rule that decides which areas lie inside a path that crosses itself: non-zero winding or
/// even-odd.
@frozen public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path to which elements can be added.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so paths are only changed
/// there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  /// Begins a new subpath of the path at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  /// Adds a line to the path, from its current point to another point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  /// Adds a curve with one control point to the path.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }
  /// Adds a curve with two control points to the path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  /// Adds the outline of a rectangle to the path.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.rectangle(rect), transform)
  }
  /// Adds the ellipse inside a rectangle to the path.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.ellipse(rect), transform)
  }
  /// Adds an arc of a circle to the path. If the path is not empty, a line leads from its current
  /// point to the arc. `clockwise` is meant with y pointing up, as in Core Graphics, so it is
  /// counterclockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // In Core Graphics y points up, on the screen it points down. So an arc that is clockwise for
    // Core Graphics is counterclockwise on the screen.
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
        continuing: !isEmpty), transform)
  }
  /// Adds the elements of another path to this path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }
  /// Adds the outlines of rectangles to the path.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with round corners to the path.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedRectangle(
        rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners),
      transform)
  }
  /// Adds a new subpath to the path: lines through the given points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds an arc to the path, given by its first angle and the difference to its last angle. A
  /// positive difference is clockwise on the screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: startAngle + delta,
        clockwise: delta >= 0, continuing: !isEmpty), transform)
  }
  /// Adds a line to the path, and an arc that rounds a corner. The corner is the first given point.
  /// Its sides lead to the current point and to the second given point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedCorner(
        from: currentPoint, by: tangent1End, towards: tangent2End, radius: radius), transform)
  }
  /// Closes the current subpath of the path with a line to its beginning.
  public func closeSubpath() { elements.append(.close) }

  func append(_ more: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.map { $0.mapPoints { $0.applying(transform) } }
  }
}
