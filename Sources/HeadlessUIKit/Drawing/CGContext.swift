/// A recorded drawing operation, such as the filling of a shape, and the rectangle that it covers.
struct DrawnMark: Sendable {
  /// The kind of a recorded drawing operation, with the drawn image, text or colour.
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
  /// The rectangle that the drawing operation covers, before the context's transform is applied to
  /// it.
  var rect: CGRect
  var transform: CGAffineTransform
}

/// A drawing context that records drawing operations and the rectangles they cover, instead of
/// pixels.
///
/// The context records each view that is drawn into it. When a shape is filled, it records the
/// colour and the shape's bounding box. An image that is made from the context contains the
/// recorded operations.
///
/// - Note: Blend modes, shadows and antialiasing are not recorded. Operations outside the clipping
///   area are recorded as well.
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

  /// The pixels that the context would draw; `nil` if it does not draw into memory.
  let bitmap: Bitmap?

  init(_ bitmap: Bitmap? = nil) { self.bitmap = bitmap }

  /// Records a drawing operation, and the rectangle that it covers, in this graphics context.
  func mark(_ subject: DrawnMark.Subject, in rect: CGRect) {
    marks.append(DrawnMark(subject: subject, rect: rect, transform: state.transform))
  }

  // MARK: - State

  /// Saves the graphics state (transform, colours, line settings and clipping area), so that
  /// ``restoreGState()`` can bring it back.
  public func saveGState() { saved.append(state) }
  /// Restores the graphics state (transform, colours, line settings and clipping area) that
  /// ``saveGState()`` saved last. Does nothing if none is saved.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
  /// Moves the origin of the graphics context's coordinate system.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales the graphics context's coordinate system about its origin.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Rotates the graphics context's coordinate system about its origin.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the context's coordinate system, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The current transform of the graphics context's coordinate system.
  public var ctm: CGAffineTransform { state.transform }
  /// Sets the colour with which the graphics context fills shapes.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour with which shapes are filled, by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour with which shapes are filled to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the colour in which the graphics context draws lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the colour in which lines are drawn, by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour in which lines are drawn to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the width of drawn lines, which is recorded with each line.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the shape of the ends of drawn lines. The shape is not recorded.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the shape of the joints between drawn lines. The shape is not recorded.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the length up to which the joints of drawn lines are pointed. The length is not recorded.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the dashes of drawn lines. Does nothing, because dashes are not recorded.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity of everything that is drawn. The opacity is not recorded.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the way in which drawn colours are mixed with those below. It is not recorded.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of everything that is drawn. Does nothing, because shadows are not recorded.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow of everything that is drawn, with its colour. Does nothing, because shadows
  /// are not recorded.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether the edges of drawn shapes may be smoothed. It makes no difference, because the
  /// context has no pixels.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.smooths = allowsAntialiasing
  }
  /// Sets whether the edges of drawn shapes are smoothed. It makes no difference, because the
  /// context has no pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.smooths = shouldAntialias }
  /// Sets the accuracy with which curves are drawn. Does nothing, because the context has no
  /// pixels.
  public func setFlatness(_ flatness: CGFloat) {}
  /// The quality with which drawn images are scaled. It makes no difference, because the context
  /// has no pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  // MARK: - Paths

  /// The current path of the graphics context: code adds elements to it, and then fills or strokes
  /// it, which empties it; `nil` if it is empty.
  public var path: CGPath? { drawn.isEmpty ? nil : CGPath(elements: drawn.elements) }
  /// A Boolean value that is true if the context's current path has no elements.
  public var isPathEmpty: Bool { drawn.isEmpty }
  /// Begins a new path in the context, and discards the current path.
  public func beginPath() { drawn = CGMutablePath() }
  /// Begins a new subpath of the context's current path at a point.
  public func move(to point: CGPoint) { drawn.move(to: point) }
  /// Adds a line to the context's current path, from its current point to another point.
  public func addLine(to point: CGPoint) { drawn.addLine(to: point) }
  /// Adds a new subpath to the context's current path: lines through the given points.
  public func addLines(between points: [CGPoint]) { drawn.addLines(between: points) }
  /// Adds a curve with one control point to the context's current path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawn.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points to the context's current path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawn.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc of a circle to the context's current path. If the path is not empty, a line leads
  /// from its current point to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawn.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds the outline of a rectangle to the context's current path.
  public func addRect(_ rect: CGRect) { drawn.addRect(rect) }
  /// Adds the outlines of rectangles to the context's current path.
  public func addRects(_ rects: [CGRect]) { drawn.addRects(rects) }
  /// Adds the ellipse inside a rectangle to the context's current path.
  public func addEllipse(in rect: CGRect) { drawn.addEllipse(in: rect) }
  /// Adds the elements of another path to the context's current path.
  public func addPath(_ path: CGPath) { drawn.addPath(path) }
  /// Closes the current subpath of the context's path with a line to its beginning.
  public func closePath() { drawn.closeSubpath() }

  /// Returns the bounding box of the context's current path, and empties the path.
  private func takePath() -> CGRect? {
    defer { drawn = CGMutablePath() }
    return drawn.isEmpty ? nil : drawn.boundingBoxOfPath
  }

  // MARK: - Clipping

  /// Reduces the clipping area to its part inside the bounding box of the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    if let box = takePath() { clip(to: box) }
  }
  /// Reduces the graphics context's clipping area to its part inside a rectangle.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect) }
  /// Reduces the clipping area to its part inside the smallest rectangle around the given
  /// rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.reduce(CGRect.null) { $0.union($1) })
  }
  /// Removes all limits of the graphics context's clipping area.
  public func resetClip() { state.clip = .infinite }
  /// The rectangle to which the graphics context's clipping area is reduced.
  public var boundingBoxOfClipPath: CGRect { state.clip }

  // MARK: - Drawing

  /// Records that a rectangle is filled with the fill colour.
  public func fill(_ rect: CGRect) { mark(.fill(state.fill), in: rect) }
  /// Records that each of the rectangles is filled with the fill colour.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Records that an ellipse is filled. Not the ellipse but the rectangle around it is recorded.
  public func fillEllipse(in rect: CGRect) { mark(.fill(state.fill), in: rect) }
  /// Records that the outline of a rectangle is drawn, in the colour and width of lines.
  public func stroke(_ rect: CGRect) {
    mark(.stroke(state.stroke, width: state.lineWidth), in: rect)
  }
  /// Records that the outline of a rectangle is drawn, in the colour of lines and a given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    mark(.stroke(state.stroke, width: width), in: rect)
  }
  /// Records that the outline of an ellipse is drawn. Not the ellipse but the rectangle around it
  /// is recorded.
  public func strokeEllipse(in rect: CGRect) { stroke(rect) }
  /// Records that lines are drawn. Not the lines but the rectangle around all their points is
  /// recorded.
  public func strokeLineSegments(between points: [CGPoint]) { stroke(CGRect(around: points)) }
  /// Records that the current path is filled, and empties the path. Not the path but its bounding
  /// box is recorded.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let box = takePath() { fill(box) }
  }
  /// Records that the current path is stroked, and empties the path. Not the path but its bounding
  /// box is recorded.
  public func strokePath() {
    if let box = takePath() { stroke(box) }
  }
  /// Records that the current path is filled, stroked or both, and empties the path. Not the path
  /// but its bounding box is recorded.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let box = takePath() else { return }
    if mode != .stroke { fill(box) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(box) }
  }
  /// Records that a rectangle is cleared, that is, made transparent again.
  public func clear(_ rect: CGRect) { mark(.nothing, in: rect) }
  /// Records that an image is drawn in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    mark(.image(image.picture), in: rect)
  }
  /// Records that a gradient is drawn along a line. The rectangle between its start point and its
  /// end point is recorded.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    mark(.gradient(gradient.colors), in: CGRect(around: [startPoint, endPoint]))
  }
  /// Records that a gradient is drawn between two circles. The square around the end circle is
  /// recorded.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let box = CGRect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    mark(.gradient(gradient.colors), in: box)
  }
  /// Begins a layer whose contents are drawn together, with one opacity. Does nothing, because such
  /// layers are not recorded.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  /// Ends a layer whose contents are drawn together. Does nothing, because such layers are not
  /// recorded.
  public func endTransparencyLayer() {}

  /// Returns an image that contains the drawing operations recorded so far.
  public func makeImage() -> CGImage? {
    let box = marks.reduce(CGRect.null) { $0.union($1.rect) }
    let size = bitmap.map { CGSize(width: $0.width, height: $0.height) }
    return CGImage(
      UIImage(name: nil, marks: marks, size: size ?? (box.isNull ? .zero : box.size), scale: 1))
  }
}

extension UIColor {
  /// Sets this colour as the colour for filling shapes and drawing lines in the current graphics
  /// context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets this colour as the colour for filling shapes in the current graphics context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets this colour as the colour for drawing lines in the current graphics context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle in the current graphics context with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the outline of a rectangle in the current graphics context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
