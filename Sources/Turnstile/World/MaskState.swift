import HeadlessUIKit

/// The appearance of a mask, for comparing it with another one.
///
/// Many views make a new mask at every layout, and many masks are larger than their view. Two masks
/// that show the same part of the view are equal.
///
/// This is a class, because every ``ViewState`` has a place for it and few views have a mask: there
/// it takes the size of a reference.
@MainActor
final class MaskState: @MainActor Equatable {
  private let values: Values
  /// The part of the view that the mask leaves visible, for a mask that is a plain filled shape;
  /// `nil` for other masks, whose layers are compared value by value.
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

  /// Returns true if a later mask has the size of the view and this one has not. After a change of
  /// the window's size such a mask is a remainder of the old size, and nobody would restore it.
  func isMended(by later: MaskState?) -> Bool {
    guard let opening, let later = later?.opening else { return false }
    return opening.view == later.view && !opening.fits && later.fits
  }

  /// Returns the descriptions of two differing masks, for the evidence of a report.
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
  /// The values of the mask's layer, such as its class, geometry and path. Masks with equal values
  /// look the same.
  private struct Values: Equatable {
    let type: ObjectIdentifier
    let bounds: CGRect
    let position: CGPoint
    let transform: CATransform3D
    let opacity: Float
    let cornerRadius: CGFloat
    let path: CGPath?
    /// The serial number of the mask's layer, for a mask whose look the other values do not
    /// describe, such as a picture; zero for a plain shape or colour. Two such masks are equal only
    /// if they are one layer.
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

  /// The visible part of a view under a mask: a filled outline.
  private struct Opening {
    let view: CGRect
    let outline: CGPath
    let rule: CGPathFillRule
    let opacity: Float

    /// Creates the visible part of a view from a mask that only fills a path; `nil` for any other
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

    /// True if the outline is as large as the view.
    var fits: Bool {
      let box = outline.boundingBox
      return abs(box.minX - view.minX) <= 0.5 && abs(box.minY - view.minY) <= 0.5
        && abs(box.width - view.width) <= 0.5 && abs(box.height - view.height) <= 0.5
    }

    /// Returns true if two openings over views of one size show the same points. It samples closely
    /// at the edges and corners, where masks usually cut, and widely in the middle.
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

    /// The distances from an edge of the view, in points, at which two masks' visible parts are
    /// compared. Each is about one and a half times the one before; the last ones lie beyond the
    /// usual corner radii.
    private static let edgeOffsets: [CGFloat] = [0.5, 1.5, 3, 5, 8, 12, 18, 27, 40, 60, 90]
    /// The number of equal parts into which a view's width and height are divided. Two masks'
    /// visible parts are compared at the borders between the parts, 24 points apart on a phone's
    /// width.
    private static let middleParts = 16

    private static func places(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
      let parts = (1..<middleParts).map {
        start + (end - start) * CGFloat($0) / CGFloat(middleParts)
      }
      return edgeOffsets.map { start + $0 } + parts + edgeOffsets.map { end - $0 }
    }
  }
}
