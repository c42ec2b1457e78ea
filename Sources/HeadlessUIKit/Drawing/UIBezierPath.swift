/// A path, built from lines, curves and ready-made shapes. A layer gets the path as a ``cgPath``.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  /// The width of the line with which the path is drawn.
  open var lineWidth: CGFloat = 1
  /// A Boolean value that is true if the even-odd rule decides which points lie inside the path.
  open var usesEvenOddFillRule = false
  /// The shape of the ends of the path's lines, which is stored and not drawn.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joints between the path's lines, which is stored and not drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length up to which the joints of the path's lines are pointed, which is stored and not
  /// drawn.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which the path's curves are drawn, which is stored and has no effect.
  open var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of the dashes and gaps of the path's line. The model stores them and does not
  /// draw them.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Returns the path in the opposite direction, from its end to its beginning.
  open func reversing() -> UIBezierPath { UIBezierPath(CGPath.reversed(path.elements)) }

  /// Returns a copy of the path, with the same line width, line ends and dashes.
  nonisolated open override func copy() -> Any {
    onMainThread("copy()") {
      let copy = UIBezierPath(path.elements)
      (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
      (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
      (copy.miterLimit, copy.flatness, copy.dash) = (miterLimit, flatness, dash)
      return copy
    }
  }

  /// Returns true if another path has the same elements and the same line width, line ends and
  /// dashes.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return onMainThread("isEqual(_:)") {
      path.elements == other.path.elements && lineWidth == other.lineWidth
        && usesEvenOddFillRule == other.usesEvenOddFillRule && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && flatness == other.flatness && dash == other.dash
    }
  }

  /// The hash of the path, 0 for all paths: equal paths must have equal hashes, and the hash of an
  /// object must not change when its path does.
  nonisolated open override var hash: Int { 0 }

  public override init() { path = CGMutablePath() }

  /// Creates an empty path. The model cannot decode an archived path.
  public required init?(coder: NSCoder) { path = CGMutablePath() }

  private init(_ elements: [CGPath.Element]) {
    path = CGMutablePath()
    path.append(elements)
  }

  /// Creates a path along the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(CGPath.rectangle(rect)) }

  /// Creates a path along the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(CGPath.ellipse(rect)) }

  /// Creates a path along a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path along a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(CGPath.roundedRectangle(rect, radii: cornerRadii, corners: corners))
  }

  /// Creates a path along an arc of a circle.
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
  /// The current point of the path: the end point of its last element.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle, with horizontal and vertical edges, around the path. Control points do
  /// not count.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Begins a new subpath of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to the path, from its current point to another point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points to the path.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point to the path.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle to the path. If the path is not empty, a line leads from its current
  /// point to the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.append(
      CGPath.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: !isEmpty))
  }
  /// Adds the elements of another path to the path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Applies a transform to all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.append(path.elements, transform)
    path = moved
  }
  /// Closes the current subpath of the path with a line to its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all elements of the path.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Returns true if a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
