/// A layer that fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = Shape()

  /// The animatable values of a shape layer, in a structure of their own.
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineDashPhase: CGFloat = 0
  }

  /// The path that is filled and stroked.
  open var path: CGPath? {
    get { shape.path }
    set { set(.path, \.path, to: newValue) }
  }
  /// The colour that fills the path; `nil` for no filling.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, \.fillColor, to: newValue) }
  }
  /// The colour of the stroke; `nil` for no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, \.strokeColor, to: newValue) }
  }
  /// The fraction of the outline at which the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, \.strokeStart, to: newValue) }
  }
  /// The fraction of the outline at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, \.strokeEnd, to: newValue) }
  }
  /// The width of the stroke.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, \.lineWidth, to: newValue) }
  }
  /// The distance into the pattern of dashes at which the stroke begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, \.lineDashPhase, to: newValue) }
  }
  /// The lengths of dashes and gaps; `nil` for a whole line. Has no effect, because nothing is
  /// drawn here.
  open var lineDashPattern: [NSNumber]?
  /// The rule by which areas count as inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the ends of lines. Has no effect, because nothing is drawn here.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the joins between lines. Has no effect, because nothing is drawn here.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The limit of the length of mitred joins. Has no effect, because nothing is drawn here.
  open var miterLimit: CGFloat = 10

  private func set<Value: Equatable>(
    _ key: LayerKey, _ property: WritableKeyPath<Shape, Value>, to value: Value
  ) {
    guard shape[keyPath: property] != value else { return }
    let old = modelValue(key)
    shape[keyPath: property] = value
    if announcesChanges, let old, let new = modelValue(key) { changed(key, from: old, to: new) }
  }

  override func modelValue(_ key: LayerKey) -> AnimatableValue? {
    switch key {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .lineDashPhase: .number(lineDashPhase)
    default: super.modelValue(key)
    }
  }

  override func setModelValue(_ value: AnimatableValue, for key: LayerKey) {
    switch key {
    case .path: path = value.path
    case .fillColor: fillColor = value.color
    case .strokeColor: strokeColor = value.color
    case .strokeStart: strokeStart = value.number
    case .strokeEnd: strokeEnd = value.number
    case .lineWidth: lineWidth = value.number
    case .lineDashPhase: lineDashPhase = value.number
    default: super.setModelValue(value, for: key)
    }
  }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    shape = layer.shape
    (lineDashPattern, miterLimit) = (layer.lineDashPattern, layer.miterLimit)
    (fillRule, lineCap, lineJoin) = (layer.fillRule, layer.lineCap, layer.lineJoin)
  }
}

/// The rule by which areas count as inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An area is inside if the path runs around it more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area is inside if a line from it to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Creates a cap with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends straight at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends straight, half its width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joins between lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines meet in a sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Lines meet in a rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Lines meet in a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
