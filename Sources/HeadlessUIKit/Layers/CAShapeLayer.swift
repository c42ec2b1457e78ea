/// A layer that fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = Shape()

  /// The shape layer's values that can be animated, in a structure of their own so that one setter
  /// serves all of them.
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineDashPhase: CGFloat = 0
  }

  /// The path that the shape layer fills and strokes.
  open var path: CGPath? {
    get { shape.path }
    set { set(.path, \.path, to: newValue) }
  }
  /// The colour with which the shape layer fills its path; `nil` for no filling.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, \.fillColor, to: newValue) }
  }
  /// The colour with which the shape layer strokes its path; `nil` for no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, \.strokeColor, to: newValue) }
  }
  /// The fraction of the path, from 0 to 1, at which its stroke begins.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, \.strokeStart, to: newValue) }
  }
  /// The fraction of the path, from 0 to 1, at which its stroke ends.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, \.strokeEnd, to: newValue) }
  }
  /// The width of the line with which the shape layer strokes its path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, \.lineWidth, to: newValue) }
  }
  /// The distance into the pattern of dashes at which the path's stroke begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, \.lineDashPhase, to: newValue) }
  }
  /// The lengths of the dashes and gaps with which a path is stroked; `nil` for an unbroken line.
  /// Has no effect, because the model draws no layers.
  open var lineDashPattern: [NSNumber]?
  /// The rule that decides which areas lie inside a path that crosses itself. Has no effect,
  /// because the model draws no layers.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the ends of a stroked path's lines. Has no effect, because the model draws no
  /// layers.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners at which a stroked path's lines meet. Has no effect, because the
  /// model draws no layers.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The limit of the length of pointed (mitred) corners of a stroked path. Has no effect, because
  /// the model draws no layers.
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

/// The rule that decides which areas lie inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value of a shape layer's fill rule: its name in Core Animation.
  public let rawValue: String
  /// Creates a shape layer's fill rule from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An area lies inside a path if the path runs around the area more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area lies inside a path if a line from the area to the outside crosses the path an odd
  /// number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of the lines with which a shape layer strokes its path.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value of a line cap, that is, the shape of a line's ends: its name in Core Animation.
  public let rawValue: String
  /// Creates a line cap, that is, the shape of a line's ends, from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A stroked line ends straight at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A stroked line ends in a half circle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A stroked line ends straight, half its width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners at which the lines of a shape layer's stroke meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value of a line join, that is, the shape of a stroke's corners: its name in Core
  /// Animation.
  public let rawValue: String
  /// Creates a line join, that is, the shape of a stroke's corners, from its name in Core
  /// Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stroked lines meet in a sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Stroked lines meet in a rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Stroked lines meet in a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
