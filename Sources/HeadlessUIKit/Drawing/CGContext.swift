/// One recorded drawing operation and the rectangle that it covers.
struct DrawnMark: Sendable {
  /// The kind of a recorded drawing operation.
  enum Subject: Sendable {
    case view(ViewPicture)
    case image(UIImage)
    case fill(CGColor)
    case stroke(CGColor, width: CGFloat)
    case gradient([CGColor])
    case text(String)
    case nothing
  }

  var subject: Subject
  /// The rectangle that the operation covers, before the context's transform is applied to it.
  var rect: CGRect
  var transform: CGAffineTransform
}

/// A drawing context that records drawing operations and the rectangles they cover, instead of
/// pixels.
///
/// Drawing a view records the view; filling records the colour and the bounding box of the filled
/// shape. An image that is made from the context has the recorded operations.
///
/// - Note: Blend modes, shadows and antialiasing are part of the context's state at most; they are
///   not recorded. Operations outside the clip are recorded as well.
public final class CGContext {
  private(set) var marks: [DrawnMark] = []
  private var state = DrawingState()
  private var saved: [DrawingState] = []
  private var drawn = CGMutablePath()

  private struct DrawingState {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var clip: CGRect = .infinite
    var quality = CGInterpolationQuality.default
    var smooths = true
  }

  init() {}

  /// Records a drawing operation and the rectangle that it covers.
  func mark(_ subject: DrawnMark.Subject, in rect: CGRect) {
    marks.append(DrawnMark(subject: subject, rect: rect, transform: state.transform))
  }

  // MARK: - State

  /// Saves the graphics state: transform, colours, line settings and clip.
  public func saveGState() { saved.append(state) }
  /// Restores the graphics state that was saved last. Does nothing if none is saved.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
  /// Moves the origin of the coordinates.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales the coordinates about their origin.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Rotates the coordinates about their origin.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the coordinates, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The current transform of the coordinates.
  public var ctm: CGAffineTransform { state.transform }
  /// Sets the colour for filling.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour for filling by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour for filling to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the colour of lines by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the width of lines, which is recorded with each line.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the shape of lines' ends, which is not recorded with lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the shape of joints between lines, which is not recorded with lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the limit for pointed joints, which is not recorded with lines.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Does nothing, because dashes are not recorded.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity, which is not recorded with drawing operations.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the blend mode, which is not recorded with drawing operations.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Does nothing, because shadows are not recorded.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing, because shadows are not recorded.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges may be smoothed, which makes no difference because there are no pixels.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.smooths = allowsAntialiasing
  }
  /// Sets whether edges are smoothed, which makes no difference because there are no pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.smooths = shouldAntialias }
  /// Does nothing, because curves are not approximated for drawing.
  public func setFlatness(_ flatness: CGFloat) {}
  /// The quality with which images are scaled, which makes no difference without pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  // MARK: - Paths

  /// The path under construction: begun, and neither filled nor stroked yet; `nil` if it is empty.
  public var path: CGPath? { drawn.isEmpty ? nil : CGPath(elements: drawn.elements) }
  /// A Boolean value that is true if the current path has no elements.
  public var isPathEmpty: Bool { drawn.isEmpty }
  /// Begins a new path, and discards the current path.
  public func beginPath() { drawn = CGMutablePath() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { drawn.move(to: point) }
  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
  /// Adds a new subpath of lines through points.
  public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawn.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawn.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc of a circle, after a line from the current point if there is one.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawn.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect]) { drawn.addRects(rects) }
  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { drawn.addPath(path) }
  /// Closes the current subpath with a line to its beginning.
  public func closePath() { drawn.closeSubpath() }

  /// Returns the bounding box of the current path, and empties the path.
  private func takePath() -> CGRect? {
    defer { drawn = CGMutablePath() }
    return drawn.isEmpty ? nil : drawn.boundingBoxOfPath
  }

  // MARK: - Clipping

  /// Clips to the bounding box of the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    if let box = takePath() { clip(to: box) }
  }
  /// Reduces the clip to its part inside a rectangle.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect) }
  /// Clips to the smallest rectangle around some rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.reduce(CGRect.null) { $0.union($1) })
  }
  /// Removes the clip.
  public func resetClip() { state.clip = .infinite }
  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: CGRect { state.clip }

  // MARK: - Drawing

  /// Records the filling of a rectangle in the colour for filling.
  public func fill(_ rect: CGRect) { mark(.fill(state.fill), in: rect) }
  /// Records the filling of each rectangle in the colour for filling.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Records the filling of an ellipse, as the filling of the rectangle around it.
  public func fillEllipse(in rect: CGRect) { mark(.fill(state.fill), in: rect) }
  /// Records the stroking of a rectangle in the colour and width of lines.
  public func stroke(_ rect: CGRect) {
    mark(.stroke(state.stroke, width: state.lineWidth), in: rect)
  }
  /// Records the stroking of a rectangle in the colour of lines and a given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    mark(.stroke(state.stroke, width: width), in: rect)
  }
  /// Records the stroking of an ellipse, as the stroking of the rectangle around it.
  public func strokeEllipse(in rect: CGRect) { stroke(rect) }
  /// Records the stroking of lines, as the stroking of the rectangle around all their points.
  public func strokeLineSegments(between points: [CGPoint]) { stroke(CGRect(around: points)) }
  /// Records the filling of the current path's bounding box, and empties the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let box = takePath() { fill(box) }
  }
  /// Records the stroking of the current path's bounding box, and empties the path.
  public func strokePath() {
    if let box = takePath() { stroke(box) }
  }
  /// Records the filling, the stroking or both of the current path's bounding box, and empties the
  /// path.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let box = takePath() else { return }
    if mode != .stroke { fill(box) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(box) }
  }
  /// Records the clearing of a rectangle.
  public func clear(_ rect: CGRect) { mark(.nothing, in: rect) }
  /// Records the drawing of an image in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    mark(.image(image.picture), in: rect)
  }
  /// Records a gradient as covering the rectangle between its start point and its end point.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    mark(.gradient(gradient.colors), in: CGRect(around: [startPoint, endPoint]))
  }
  /// Records a gradient as covering the square around its end circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let box = CGRect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    mark(.gradient(gradient.colors), in: box)
  }
  /// Does nothing: transparency layers are not recorded.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  /// Does nothing: transparency layers are not recorded.
  public func endTransparencyLayer() {}

  /// Returns an image that consists of the operations recorded so far.
  public func makeImage() -> CGImage? {
    let box = marks.reduce(CGRect.null) { $0.union($1.rect) }
    return CGImage(UIImage(name: nil, marks: marks, size: box.isNull ? .zero : box.size, scale: 1))
  }
}

extension UIColor {
  /// Sets this colour for filling and stroking in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets this colour for filling in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets this colour for stroking in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
