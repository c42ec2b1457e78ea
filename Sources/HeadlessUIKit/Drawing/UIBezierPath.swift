/// A path, built from lines, curves and ready-made shapes. Layers use its ``cgPath``.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  /// The width of the path's line.
  open var lineWidth: CGFloat = 1
  /// A Boolean value that is true if the even-odd rule decides which points lie inside the path.
  open var usesEvenOddFillRule = false
  /// The shape of the line's ends, which is stored and not drawn.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's joints, which is stored and not drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for pointed joints, which is stored and not drawn.
  open var miterLimit: CGFloat = 10
  /// The accuracy of drawn curves, which is stored and has no effect.
  open var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Returns the same path in the opposite direction.
  open func reversing() -> UIBezierPath { UIBezierPath(CGPath.reversed(path.elements)) }

  /// Returns a copy of the path with its line attributes.
  nonisolated open override func copy() -> Any {
    onMainThread("copy()") {
      let copy = UIBezierPath(path.elements)
      (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
      (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
      (copy.miterLimit, copy.flatness, copy.dash) = (miterLimit, flatness, dash)
      return copy
    }
  }

  /// Returns true if another path has the same elements and line attributes.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return onMainThread("isEqual(_:)") {
      path.elements == other.path.elements && lineWidth == other.lineWidth
        && usesEvenOddFillRule == other.usesEvenOddFillRule && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && flatness == other.flatness && dash == other.dash
    }
  }

  /// The hash of the path: 0 for all paths, because paths with equal elements need equal hashes.
  nonisolated open override var hash: Int { 0 }

  public override init() { path = CGMutablePath() }

  /// Creates an empty path, because the model cannot decode paths.
  public required init?(coder: NSCoder) { path = CGMutablePath() }

  private init(_ elements: [CGPath.Element]) {
    path = CGMutablePath()
    path.append(elements)
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(CGPath.rectangle(rect)) }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(CGPath.ellipse(rect)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(CGPath.roundedRectangle(rect, radii: cornerRadii, corners: corners))
  }

  /// Creates an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      CGPath.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: false))
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  /// A copy of the path as a Core Graphics path. Later changes of this path do not affect the copy.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = newValue.mutableCopy()! }
  }

  /// A Boolean value that is true if the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The end point of the last element.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest upright rectangle around the path, without control points.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point to another point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, after a line from the current point if the path is not empty.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.append(
      CGPath.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: !isEmpty))
  }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.append(path.elements, transform)
    path = moved
  }
  /// Closes the current subpath with a line to its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Returns true if a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
