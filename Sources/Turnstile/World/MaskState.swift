import HeadlessUIKit

/// What a mask lets be seen, as far as it can be compared with another's.
///
/// Many a view makes a new mask at every layout. One that lets the same be seen is no difference.
@MainActor
struct MaskState: Equatable {
  private let type: ObjectIdentifier
  private let bounds: CGRect
  private let position: CGPoint
  private let transform: CATransform3D
  private let opacity: Float
  private let cornerRadius: CGFloat
  private let path: CGPath?
  /// What tells a layer from all others, where what it shows is not told by the values above.
  private let serial: Int

  init?(of mask: CALayer?) {
    guard let mask else { return nil }
    type = ObjectIdentifier(Swift.type(of: mask))
    bounds = mask.bounds
    position = mask.position
    transform = mask.transform
    opacity = mask.opacity
    cornerRadius = mask.cornerRadius
    path = (mask as? CAShapeLayer)?.path
    let isPlain =
      type == ObjectIdentifier(CAShapeLayer.self)
      || type == ObjectIdentifier(CALayer.self) && mask.contents == nil
    serial = isPlain && (mask.sublayers ?? []).isEmpty ? 0 : mask.serial
  }

  /// What differs, in words: this one and the later one.
  static func texts(_ one: MaskState?, _ other: MaskState?) -> (before: String, after: String) {
    func text(_ mask: MaskState?) -> String {
      guard let mask else { return "none" }
      let size = mask.path?.boundingBox.size ?? mask.bounds.size
      return "a layer of \(Text.number(size.width)) x \(Text.number(size.height))"
    }
    let (before, after) = (text(one), text(other))
    return (before, before == after ? "another such layer" : after)
  }
}
