import HeadlessUIKit

/// What a mask lets be seen, as far as it can be compared with another's.
///
/// Many a view makes a new mask at every layout, and many a mask is larger than the view. One that
/// lets the same of the view be seen is no difference.
///
/// Few views have a mask, and all have a ``ViewState``: there it takes the room of a reference.
@MainActor
final class MaskState: @MainActor Equatable {
  private let values: Values
  /// What is seen of the view through the mask, if that is a plain shape.
  private let opening: Opening?

  init?(of view: CALayer) {
    guard let mask = view.mask else { return nil }
    values = Values(of: mask)
    opening = Opening(of: mask, over: view)
  }

  static func == (one: MaskState, other: MaskState) -> Bool {
    if one.values == other.values { return true }
    guard let opening = one.opening, let other = other.opening else { return false }
    return opening.shows(theSameAs: other)
  }

  /// What differs, in words: this one and the later one.
  static func texts(_ one: MaskState?, _ other: MaskState?) -> (before: String, after: String) {
    func text(_ mask: MaskState?) -> String {
      guard let values = mask?.values else { return "none" }
      let size = values.path?.boundingBox.size ?? values.bounds.size
      return "a layer of \(Text.number(size.width)) x \(Text.number(size.height))"
    }
    let (before, after) = (text(one), text(other))
    return (before, before == after ? "another such layer" : after)
  }
}

extension MaskState {
  /// What a mask was given.
  private struct Values: Equatable {
    let type: ObjectIdentifier
    let bounds: CGRect
    let position: CGPoint
    let transform: CATransform3D
    let opacity: Float
    let cornerRadius: CGFloat
    let path: CGPath?
    /// What tells a layer from all others, where what it shows is not told by the values above.
    let serial: Int

    @MainActor
    init(of mask: CALayer) {
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
  }

  /// A filled outline over a view.
  private struct Opening {
    let view: CGRect
    let outline: CGPath
    let rule: CGPathFillRule
    let opacity: Float

    /// The opening that a mask leaves which fills a path and does nothing else; `nil` for any other
    /// mask.
    @MainActor
    init?(of mask: CALayer, over view: CALayer) {
      guard let mask = mask as? CAShapeLayer, type(of: mask) == CAShapeLayer.self,
        let path = mask.path, mask.fillColor?.alpha == 1, mask.strokeColor == nil,
        CATransform3DIsIdentity(mask.transform), (mask.sublayers ?? []).isEmpty
      else { return nil }
      let (size, anchor) = (mask.bounds.size, mask.anchorPoint)
      var move = CGAffineTransform(
        translationX: mask.position.x - anchor.x * size.width - mask.bounds.minX,
        y: mask.position.y - anchor.y * size.height - mask.bounds.minY)
      guard let moved = path.copy(using: &move) else { return nil }
      outline = moved
      rule = mask.fillRule == .evenOdd ? .evenOdd : .winding
      self.view = view.bounds
      opacity = mask.opacity
    }

    /// Whether two openings over a view of one size show the same of it, as far as can be told
    /// point by point: closely spaced at the edges and corners, which is where masks cut, and
    /// widely in the middle.
    func shows(theSameAs other: Opening) -> Bool {
      guard view == other.view, opacity == other.opacity else { return false }
      let rows = Self.places(from: view.minY, to: view.maxY)
      return Self.places(from: view.minX, to: view.maxX).allSatisfy { x in
        rows.allSatisfy { y in
          let point = CGPoint(x: x, y: y)
          return outline.contains(point, using: rule)
            == other.outline.contains(point, using: other.rule)
        }
      }
    }

    private static func places(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
      let near: [CGFloat] = [0.5, 1.5, 3, 5, 8, 12, 18, 27, 40, 60, 90]
      let parts = (1..<16).map { start + (end - start) * CGFloat($0) / 16 }
      return near.map { start + $0 } + parts + near.map { end - $0 }
    }
  }
}
