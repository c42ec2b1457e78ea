/// A layer filled with a gradient of colours.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var gradient = Gradient()

  /// The gradient's values that can be animated, in a structure of their own so that one setter
  /// serves all of them.
  private struct Gradient {
    var colors: [CGColor] = []
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  /// The colours of the gradient, all of type `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { set(.colors, \.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }) }
  }
  /// The position of each of the gradient's colours, from 0 to 1; evenly spread if `nil`.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set { set(.locations, \.locations, to: newValue?.map(\.doubleValue)) }
  }
  /// The point at which the gradient's first colour lies, as fractions of the layer's size.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, \.startPoint, to: newValue) }
  }
  /// The point at which the gradient's last colour lies, as fractions of the layer's size.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, \.endPoint, to: newValue) }
  }
  /// The gradient's shape: along a line, outwards from a point, or around a point. Has no effect,
  /// because the model draws no layers.
  open var type = CAGradientLayerType.axial

  private func set<Value: Equatable>(
    _ key: LayerKey, _ property: WritableKeyPath<Gradient, Value>, to value: Value
  ) {
    guard gradient[keyPath: property] != value else { return }
    let old = modelValue(key)
    gradient[keyPath: property] = value
    if announcesChanges, let old, let new = modelValue(key) { changed(key, from: old, to: new) }
  }

  override func modelValue(_ key: LayerKey) -> AnimatableValue? {
    switch key {
    case .colors: .list(gradient.colors.map { .color($0) })
    case .locations: .list((gradient.locations ?? []).map { .number($0) })
    case .startPoint: .pair(startPoint)
    case .endPoint: .pair(endPoint)
    default: super.modelValue(key)
    }
  }

  override func setModelValue(_ value: AnimatableValue, for key: LayerKey) {
    switch key {
    case .colors: colors = value.list.compactMap(\.color)
    case .locations: locations = value.list.map { NSNumber(value: $0.number) }
    case .startPoint: startPoint = value.point
    case .endPoint: endPoint = value.point
    default: super.setModelValue(value, for: key)
    }
  }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    gradient = layer.gradient
    type = layer.type
  }
}

/// The shape of a layer's gradient: along a line, outwards from a point, or around a point.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value of a gradient's shape: its name in Core Animation.
  public let rawValue: String
  /// Creates a gradient's shape from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A gradient whose colours go along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient whose colours go outwards from the start point, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient whose colours go around the start point, by angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
