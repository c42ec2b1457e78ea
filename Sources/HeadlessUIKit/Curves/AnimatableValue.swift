/// The value of an animatable property, such as a number or a colour, in a form that can be
/// interpolated.
enum AnimatableValue: Equatable {
  case number(Double)
  case pair(Double, Double)
  case rect(CGRect)
  case affine(CGAffineTransform)
  indirect case spatial(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  indirect case list([AnimatableValue])
  /// The absence of a value, for an animation that changes no property and only takes time.
  case nothing

  static func pair(_ point: CGPoint) -> Self { .pair(point.x, point.y) }
  static func pair(_ size: CGSize) -> Self { .pair(size.width, size.height) }

  // MARK: - Interpolation

  /// Returns the value that lies a fraction of the way from this value to another one. If the two
  /// values cannot be interpolated, returns this value until the fraction is 1, and then the other
  /// one.
  func interpolated(to target: AnimatableValue, at fraction: Double) -> AnimatableValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    switch (self, target) {
    case (.number(let from), .number(let to)):
      return .number(mix(from, to))
    case (.pair(let fromX, let fromY), .pair(let toX, let toY)):
      return .pair(mix(fromX, toX), mix(fromY, toY))
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: mix(from.origin.x, to.origin.x), y: mix(from.origin.y, to.origin.y),
          width: mix(from.size.width, to.size.width),
          height: mix(from.size.height, to.size.height)))
    case (.affine(let from), .affine(let to)):
      return .affine(from.interpolated(to: to, at: fraction))
    case (.spatial, .affine), (.affine, .spatial), (.spatial, .spatial):
      return .spatial(transform.spatial.interpolated(to: target.transform.spatial, at: fraction))
    case (.color(let from), .color(let to)):
      return .color((from ?? .clear).interpolated(to: to ?? .clear, at: fraction))
    case (.path(let from?), .path(let to?)):
      return .path(from.interpolated(to: to, at: fraction))
    case (.list(let from), .list(let to)) where from.count == to.count:
      return .list(zip(from, to).map { $0.interpolated(to: $1, at: fraction) })
    default:
      return fraction < 1 ? self : target
    }
  }

  /// Returns the sum of this value and a difference. Additive animations add their differences to
  /// the property's value in this way.
  func adding(_ difference: AnimatableValue) -> AnimatableValue {
    switch (self, difference) {
    case (.number(let base), .number(let more)): .number(base + more)
    case (.pair(let x, let y), .pair(let moreX, let moreY)): .pair(x + moreX, y + moreY)
    case (.rect(let base), .rect(let more)):
      .rect(
        CGRect(
          x: base.origin.x + more.origin.x, y: base.origin.y + more.origin.y,
          width: base.size.width + more.size.width, height: base.size.height + more.size.height))
    case (.color(let base), .color(let more)):
      .color((base ?? .clear).combined(with: more ?? .clear, by: +))
    case (.list(let base), .list(let more)) where base.count == more.count:
      .list(zip(base, more).map { $0.adding($1) })
    case (.affine(let base), .affine(let more)): .affine(more.concatenating(base))
    case (.spatial, .affine), (.affine, .spatial), (.spatial, .spatial):
      .spatial(CATransform3DConcat(difference.transform.spatial, transform.spatial))
    default: difference
    }
  }

  /// Returns the difference between this value and another one, so that the other plus the
  /// difference is this value; `nil` if values of this kind cannot be added.
  func difference(from base: AnimatableValue) -> AnimatableValue? {
    switch (self, base) {
    case (.number(let value), .number(let base)): .number(value - base)
    case (.pair(let x, let y), .pair(let baseX, let baseY)): .pair(x - baseX, y - baseY)
    case (.rect(let value), .rect(let base)):
      .rect(
        CGRect(
          x: value.origin.x - base.origin.x, y: value.origin.y - base.origin.y,
          width: value.size.width - base.size.width, height: value.size.height - base.size.height))
    case (.color(let value), .color(let base)):
      .color((value ?? .clear).combined(with: base ?? .clear, by: -))
    case (.affine(let value), .affine(let base)):
      base.inverse.map { .affine(value.concatenating($0)) }
    case (.spatial, .affine), (.affine, .spatial), (.spatial, .spatial):
      base.transform.spatial.inverse.map {
        .spatial(CATransform3DConcat(transform.spatial, $0))
      }
    default: nil
    }
  }

  /// The difference that changes nothing when it is added to a value of this kind, such as the
  /// number 0.
  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .pair: .pair(0, 0)
    case .rect: .rect(.zero)
    case .affine, .spatial: .affine(.identity)
    case .color: .color(.clear)
    case .list(let list): .list(list.map(\.zero))
    default: .nothing
    }
  }

  /// False if an animation has produced a number that is infinite or not a number, which a layer
  /// cannot show. Only numbers, pairs, rectangles and affine transforms are checked.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .pair(let x, let y): x.isFinite && y.isFinite
    case .rect(let rect):
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
        && rect.size.height.isFinite
    case .affine(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
    default: true
    }
  }

  /// Returns the distance between two values, from which paced keyframe animations compute their
  /// times; `nil` if values of this kind have no distance.
  func distance(to other: AnimatableValue) -> Double? {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.pair(let ax, let ay), .pair(let bx, let by)): hypot(bx - ax, by - ay)
    case (.color(let a), .color(let b)):
      zip((a ?? .clear).components ?? [], (b ?? .clear).components ?? [])
        .reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    default: nil
    }
  }
}

// MARK: - Typed access

extension AnimatableValue {
  var number: Double { if case .number(let value) = self { value } else { 0 } }
  var point: CGPoint { if case .pair(let x, let y) = self { CGPoint(x: x, y: y) } else { .zero } }
  var size: CGSize {
    if case .pair(let width, let height) = self {
      CGSize(width: width, height: height)
    } else {
      .zero
    }
  }
  var rect: CGRect { if case .rect(let rect) = self { rect } else { .zero } }
  var color: CGColor? { if case .color(let color) = self { color } else { nil } }
  var path: CGPath? { if case .path(let path) = self { path } else { nil } }
  var list: [AnimatableValue] { if case .list(let list) = self { list } else { [] } }
  var transform: LayerTransform {
    switch self {
    case .affine(let t): LayerTransform(t)
    case .spatial(let t): LayerTransform(t)
    default: .identity
    }
  }

  /// Creates a value from the contents of an untyped property, such as an animation's `fromValue`;
  /// `nil` if the contents cannot be interpolated.
  init?(_ any: Any) {
    switch any {
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as CGPoint: self = .pair(value)
    case let value as CGSize: self = .pair(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .affine(value)
    case let value as CATransform3D: self = LayerTransform(value).value
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [Any]:
      let values = value.compactMap { AnimatableValue($0) }
      guard values.count == value.count else { return nil }
      self = .list(values)
    case let value as NSValue: self.init(boxed: value)
    default: return nil
    }
  }

  private init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case let type where type.contains("Rect"): self = .rect(value.rectValue)
    case let type where type.contains("Size"): self = .pair(value.sizeValue)
    case let type where type.contains("Point"): self = .pair(value.pointValue)
    default: return nil
    }
  }
}
