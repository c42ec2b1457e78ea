/// An outline in UIKit's clothes: drawn by hand or ready made, and handed to a layer as ``cgPath``.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Says how long dashes and the gaps between them are.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// The same outline, drawn the other way round.
  open func reversing() -> UIBezierPath { UIBezierPath(CGPath.reversed(path.elements)) }

  /// Another path that is alike.
  nonisolated open override func copy() -> Any {
    onMainThread("copy()") {
      let copy = UIBezierPath(path.elements)
      (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
      (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
      (copy.miterLimit, copy.flatness, copy.dash) = (miterLimit, flatness, dash)
      return copy
    }
  }

  /// Whether another path has the same outline and is drawn the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return onMainThread("isEqual(_:)") {
      path.elements == other.path.elements && lineWidth == other.lineWidth
        && usesEvenOddFillRule == other.usesEvenOddFillRule && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && flatness == other.flatness && dash == other.dash
    }
  }

  /// The same for paths that are alike, of whatever they are made.
  nonisolated open override var hash: Int { 0 }

  public override init() { path = CGMutablePath() }

  /// Starts with an empty sheet; the model keeps no archives, so there is nothing to decode.
  public required init?(coder: NSCoder) { path = CGMutablePath() }

  private init(_ elements: [CGPath.Element]) {
    path = CGMutablePath()
    path.append(elements)
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(CGPath.rectangle(rect)) }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(CGPath.ellipse(rect)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(CGPath.roundedRectangle(rect, radii: cornerRadii, corners: corners))
  }

  /// Part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      CGPath.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: false))
  }

  /// A path that Core Graphics made.
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  /// The outline for a layer: a copy, so that drawing on does not change it.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = newValue.mutableCopy()! }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  open var bounds: CGRect { path.boundingBoxOfPath }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.append(
      CGPath.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: !isEmpty))
  }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.append(path.elements, transform)
    path = moved
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
