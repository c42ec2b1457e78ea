/// A path of moves, lines and curves. It never changes after it was made.
///
/// Unchecked: objects of this class never change; only those of the mutable subclass do.
public class CGPath: Hashable, @unchecked Sendable {
  /// An element of a path, with its end point and control points.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The element's end point, then its control points.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }

    /// Returns an element of the same kind, with each of its points replaced by a mapped point.
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

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect), transform)
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect), transform)
  }

  /// Creates a rectangle with round corners.
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
  /// Feeds the elements into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// A Boolean value that is true if the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end point of the last element.
  public var currentPoint: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .close = element { current = start }
      if let end = element.points.first { current = end }
      if case .move(let end) = element { start = end }
    }
    return current
  }

  /// The smallest upright rectangle around all points, control points included.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest upright rectangle around the path itself. Control points do not count.
  public var boundingBoxOfPath: CGRect { CGRect(around: polygons().joined()) }

  /// Returns a copy of the path whose points were transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform)
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Returns true if a point lies inside the path, after the given transform was applied to the
  /// point.
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

  /// Returns the path at a fraction of the way to another path. Paths that consist of different
  /// elements cannot be interpolated; the result jumps to the other path at the end.
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

/// An element of a path, in the form in which ``CGPath/applyWithBlock(_:)`` passes it to a block.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: its control points, then its end.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path's element.
@frozen public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPath {
  /// Calls a block with each element. The points of an element are its control points, then its
  /// end; they are valid only during the call.
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
  /// Calls a C function for each element, with a pointer that the caller supplies.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

/// The rule that decides which areas lie inside a path that crosses itself.
@frozen public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path to which elements can be added.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so paths are only changed
/// there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }
  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.rectangle(rect), transform)
  }
  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.ellipse(rect), transform)
  }
  /// Adds an arc of a circle, after a line from the current point if the path is not empty.
  /// `clockwise` is meant with y pointing up, as in Core Graphics, so it is counterclockwise on the
  /// screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // In Core Graphics y points up, in UIKit down. So clockwise there is counterclockwise here.
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
        continuing: !isEmpty), transform)
  }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }
  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedRectangle(
        rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners),
      transform)
  }
  /// Adds a new subpath of lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds an arc, given its first angle and the difference to its last angle. A positive difference
  /// is clockwise on the screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: startAngle + delta,
        clockwise: delta >= 0, continuing: !isEmpty), transform)
  }
  /// Adds a line and an arc that rounds a corner. The corner is the first point; its sides lead to
  /// the current point and to the second point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedCorner(
        from: currentPoint, by: tangent1End, towards: tangent2End, radius: radius), transform)
  }
  /// Closes the current subpath with a line to its beginning.
  public func closeSubpath() { elements.append(.close) }

  func append(_ more: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.map { $0.mapPoints { $0.applying(transform) } }
  }
}
