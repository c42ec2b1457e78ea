/// Something that was drawn, and where.
struct DrawnMark: Sendable {
  /// What can be drawn.
  enum Subject: Sendable {
    case view(ViewPicture)
    case image(UIImage)
    case fill(CGColor)
    case stroke(CGColor, width: CGFloat)
  }

  var subject: Subject
  /// Where, in the context's coordinates before any transform.
  var rect: CGRect
  var transform: CGAffineTransform
}

/// Where drawing goes: it keeps a list of what was drawn and where.
///
/// There are no pixels. Drawing a view notes which view it was, filling notes the colour and the box around what was filled; an
/// image made of the context knows the list.
@MainActor
public final class CGContext {
  private(set) var marks: [DrawnMark] = []
  private var state = DrawingState()
  private var saved: [DrawingState] = []
  private var path: CGRect?

  private struct DrawingState {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
  }

  init() {}

  /// Notes something drawn.
  func mark(_ subject: DrawnMark.Subject, in rect: CGRect) {
    marks.append(DrawnMark(subject: subject, rect: rect, transform: state.transform))
  }

  // MARK: - State

  public func saveGState() { saved.append(state) }
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// What the coordinates go through.
  public var ctm: CGAffineTransform { state.transform }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  // MARK: - Drawing

  public func fill(_ rect: CGRect) { mark(.fill(state.fill), in: rect) }
  public func fillEllipse(in rect: CGRect) { mark(.fill(state.fill), in: rect) }
  public func stroke(_ rect: CGRect) {
    mark(.stroke(state.stroke, width: state.lineWidth), in: rect)
  }
  public func addRect(_ rect: CGRect) { path = path?.union(rect) ?? rect }
  public func addPath(_ path: CGPath) { addRect(path.boundingBoxOfPath) }
  public func fillPath() {
    if let path { fill(path) }
    path = nil
  }
  public func strokePath() {
    if let path { stroke(path) }
    path = nil
  }
}

extension CALayer {
  /// Draws the layer, and what is inside it, into a context.
  public func render(in ctx: CGContext) {
    if let view = delegate as? UIView {
      ctx.mark(.view(ViewPicture(of: view, rect: bounds)), in: bounds)
    } else if let backgroundColor {
      ctx.mark(.fill(backgroundColor), in: bounds)
    }
  }
}

extension UIColor {
  /// Makes this the colour of what is filled and drawn next.
  @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the colour of what is filled next.
  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes this the colour of what is drawn next.
  @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle with the present colour.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
