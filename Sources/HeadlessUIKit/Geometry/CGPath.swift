/// An outline: moves, lines and curves, which never change once the path is made.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of the pen, with its control points.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// End point first, then control points.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }

    /// The same kind of step with its points moved.
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

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect), transform)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect), transform)
  }

  /// A rectangle with round corners.
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

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether the pen never touched the paper.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is.
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

  /// The smallest upright rectangle around the outline itself.
  public var boundingBoxOfPath: CGRect { CGRect(around: polygons().joined()) }

  /// This path, moved.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform)
  }

  /// A path of its own that can be drawn on.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Whether a point lies inside.
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

  /// The outline part of the way to another one; the other one itself if they are not built alike.
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

/// A step of the pen, as it is shown to somebody who walks along a path.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What kind of step it is.
@frozen public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPath {
  /// Walks along the path. The points of a step are its control points, then its end; they are gone
  /// when the block returns.
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
  /// Walks along the path with a function, and hands on to it what it is given.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

/// What counts as inside where an outline crosses itself.
@frozen public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// An outline that is still being drawn.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Starts with an empty sheet.
  public init() { super.init(elements: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.rectangle(rect), transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.ellipse(rect), transform)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics counts angles with y pointing up, so its clockwise is UIKit's counterclockwise.
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
        continuing: !isEmpty), transform)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedRectangle(
        rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners),
      transform)
  }
  /// Goes from point to point, beginning anew at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.arc(
        center: center, radius: radius, from: startAngle, to: startAngle + delta,
        clockwise: delta >= 0, continuing: !isEmpty), transform)
  }
  /// Rounds the corner between the way to one point and the way from there to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.roundedCorner(
        from: currentPoint, by: tangent1End, towards: tangent2End, radius: radius), transform)
  }
  public func closeSubpath() { elements.append(.close) }

  func append(_ more: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.map { $0.mapPoints { $0.applying(transform) } }
  }
}
