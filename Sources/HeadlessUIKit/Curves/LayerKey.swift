/// The name of an animatable property of a layer.
enum LayerKey: UInt8, CaseIterable {
  case position, boundsOrigin, boundsSize, opacity, transform, backgroundColor, cornerRadius,
    anchorPoint, zPosition, sublayerTransform, borderWidth, borderColor, shadowColor,
    shadowOpacity, shadowOffset, shadowRadius, shadowPath, contentsRect
  // The following cases are properties of shape layers.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
  // The following cases are properties of gradient layers.
  case colors, locations, startPoint, endPoint
  /// Stands for no single property of the layer: for a transition of the layer's contents, or for a
  /// value of a view that its layer does not have.
  case contents

  /// The name that the layer's property has in key paths, such as `bounds.origin`.
  var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { key in
    switch key {
    case .boundsOrigin: "bounds.origin"
    case .boundsSize: "bounds.size"
    default: "\(key)"
    }
  }

  /// True if several view animations of the layer's property add up. If false, a new animation
  /// replaces the ones before it (rules R93 and R94 of UIKit's behaviour).
  var isAdditive: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .cornerRadius: true
    default: false
    }
  }

  /// True if a view animation does not animate the layer's property, which then changes at once
  /// (rule R94 of UIKit's behaviour).
  var jumps: Bool {
    switch self {
    case .zPosition, .borderWidth, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
      .shadowPath, .strokeStart, .strokeEnd:
      true
    default: false
    }
  }
}

/// A set of layer properties, such as those that an animation changes. It is looked up very often,
/// so it is stored as bits.
struct LayerKeys {
  private var bits: UInt32 = 0

  func contains(_ key: LayerKey) -> Bool { bits & (1 << UInt32(key.rawValue)) != 0 }
  mutating func insert(_ key: LayerKey) { bits |= 1 << UInt32(key.rawValue) }
  mutating func formUnion(_ other: LayerKeys) { bits |= other.bits }

  /// Calls a closure with each layer property of the set, in the order in which ``LayerKey`` lists
  /// them.
  func forEach(_ body: (LayerKey) -> Void) {
    var rest = bits
    while rest != 0 {
      body(LayerKey(rawValue: UInt8(rest.trailingZeroBitCount))!)
      rest &= rest - 1
    }
  }
}

/// A parsed key path to an animatable property of a layer, or to one number of it, such as
/// `"transform.rotation.z"`.
struct LayerKeyPath: Hashable {
  var key: LayerKey
  var component: Component?

  enum Component: Hashable {
    case x, y
    case rotation(Axis), scale(Axis?), translation(Axis?)
  }
  enum Axis: Hashable { case x, y, z }

  /// Parses a key path such as `"transform.rotation.z"`; `nil` if it names no animatable property
  /// of a layer.
  init?(_ path: String) {
    if path == "bounds" { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if first == "bounds", parts.count > 1 {
      let isSize = ["size", "width", "height"].contains(parts[1])
      key = isSize ? .boundsSize : .boundsOrigin
    } else if let known = LayerKey.allCases.first(where: { $0.name == first }) {
      key = known
    } else {
      return nil
    }
    guard let last = parts.last, parts.count > 1, last != "origin", last != "size" else { return }
    switch (parts[1], last) {
    case ("rotation", "x"): component = .rotation(.x)
    case ("rotation", "y"): component = .rotation(.y)
    case ("rotation", _): component = .rotation(.z)
    case ("scale", "x"): component = .scale(.x)
    case ("scale", "y"): component = .scale(.y)
    case ("scale", "z"): component = .scale(.z)
    case ("scale", _): component = .scale(nil)
    case ("translation", "x"): component = .translation(.x)
    case ("translation", "y"): component = .translation(.y)
    case ("translation", "z"): component = .translation(.z)
    case ("translation", _): component = .translation(nil)
    case (_, "x"), (_, "width"): component = .x
    case (_, "y"), (_, "height"): component = .y
    default: return nil
    }
  }
}

// MARK: - Parts of values

extension AnimatableValue {
  /// Returns the part of this value that a key path names, such as the rotation of a transform. If
  /// the key path names no part, returns the whole value.
  func component(_ component: LayerKeyPath.Component?) -> AnimatableValue {
    guard let component else { return self }
    switch (component, self) {
    case (.x, .pair(let x, _)): return .number(x)
    case (.y, .pair(_, let y)): return .number(y)
    default: break
    }
    let parts = TransformParts(transform.spatial) ?? TransformParts(CATransform3DIdentity)!
    switch component {
    case .rotation(let axis): return .number(parts.angles[axis.index])
    case .scale(let axis?): return .number(parts.scale[axis.index])
    case .scale(nil): return .number(parts.scale.sum() / 3)
    case .translation(let axis?): return .number(parts.translation[axis.index])
    case .translation(nil): return .pair(parts.translation.x, parts.translation.y)
    case .x, .y: return self
    }
  }

  /// Returns this value with one part replaced, such as the rotation of a transform. The key path
  /// names the part; if it names none, returns the new value.
  func replacing(
    _ component: LayerKeyPath.Component?, with new: AnimatableValue
  ) -> AnimatableValue {
    guard let component else { return new }
    switch (component, self) {
    case (.x, .pair(_, let y)): return .pair(new.number, y)
    case (.y, .pair(let x, _)): return .pair(x, new.number)
    default: break
    }
    var parts = TransformParts(transform.spatial) ?? TransformParts(CATransform3DIdentity)!
    switch component {
    case .rotation(let axis):
      var angles = parts.angles
      angles[axis.index] = new.number
      parts.angles = angles
    case .scale(let axis?): parts.scale[axis.index] = new.number
    case .scale(nil): parts.scale = SIMD3(repeating: new.number)
    case .translation(let axis?): parts.translation[axis.index] = new.number
    case .translation(nil): (parts.translation.x, parts.translation.y) = (new.point.x, new.point.y)
    case .x, .y: return self
    }
    return LayerTransform(parts.transform).value
  }
}

extension LayerKeyPath.Axis {
  fileprivate var index: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .z: 2
    }
  }
}

extension TransformParts {
  /// The rotation of the transform as three angles: about the x axis, then y, then z.
  fileprivate var angles: SIMD3<Double> {
    get {
      let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
      return SIMD3(
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
        asin(min(max(2 * (w * y - z * x), -1), 1)),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
    }
    set {
      let half = newValue / 2
      let (cx, sx) = (cos(half.x), sin(half.x))
      let (cy, sy) = (cos(half.y), sin(half.y))
      let (cz, sz) = (cos(half.z), sin(half.z))
      turn = SIMD4(
        sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
        cx * cy * cz + sx * sy * sz)
    }
  }
}
