/// A layer's transform, kept as small as it is.
///
/// A map of space takes sixteen numbers, and most layers have none at all or one of the plane. Only
/// what is really spatial is kept apart in a box of its own.
enum LayerTransform: Equatable {
  case identity
  case affine(CGAffineTransform)
  indirect case general(CATransform3D)

  init(_ t: CGAffineTransform) { self = t.isIdentity ? .identity : .affine(t) }

  init(_ t: CATransform3D) {
    self = CATransform3DIsAffine(t) ? Self(CATransform3DGetAffineTransform(t)) : .general(t)
  }

  /// As a map of space.
  var spatial: CATransform3D {
    switch self {
    case .identity: CATransform3DIdentity
    case .affine(let t): CATransform3DMakeAffineTransform(t)
    case .general(let t): t
    }
  }

  /// As a map of the plane; nonsense if it is none.
  var plane: CGAffineTransform {
    switch self {
    case .identity: .identity
    case .affine(let t): t
    case .general(let t): CATransform3DGetAffineTransform(t)
    }
  }

  /// As something to animate.
  var value: AnimatableValue {
    if case .general(let t) = self { .spatial(t) } else { .affine(plane) }
  }
}
