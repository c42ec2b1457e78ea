/// A layer's transform, stored in as little memory as it needs.
///
/// A three-dimensional transform has sixteen numbers, but most layers have no transform or a
/// two-dimensional one. So only three-dimensional transforms are stored with sixteen numbers,
/// outside of the layer.
enum LayerTransform: Equatable {
  case identity
  case affine(CGAffineTransform)
  indirect case general(CATransform3D)

  init(_ t: CGAffineTransform) { self = t.isIdentity ? .identity : .affine(t) }

  init(_ t: CATransform3D) {
    self = CATransform3DIsAffine(t) ? Self(CATransform3DGetAffineTransform(t)) : .general(t)
  }

  /// The layer's transform in three dimensions.
  var spatial: CATransform3D {
    switch self {
    case .identity: CATransform3DIdentity
    case .affine(let t): CATransform3DMakeAffineTransform(t)
    case .general(let t): t
    }
  }

  /// The layer's transform in two dimensions. For a three-dimensional transform the property is
  /// meaningless.
  var plane: CGAffineTransform {
    switch self {
    case .identity: .identity
    case .affine(let t): t
    case .general(let t): CATransform3DGetAffineTransform(t)
    }
  }

  /// The layer's transform in the form in which animations interpolate values.
  var value: AnimatableValue {
    if case .general(let t) = self { .spatial(t) } else { .affine(plane) }
  }
}
