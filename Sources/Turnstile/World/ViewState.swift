import HeadlessUIKit

/// The properties of a view that a cancelled transition must restore, such as its superview, its
/// transform and its opacity.
package enum ViewProperty: String, Hashable, Sendable, CaseIterable {
  case window, superview, index
  case size = "bounds.size"
  case origin = "bounds.origin"
  case center, transform, sublayerTransform, anchorPoint, zPosition, alpha, cornerRadius, isHidden
  case isUserInteractionEnabled, clipsToBounds, mask, gestureRecognizers

  /// True if the property is a plain value, and not a place in the tree of views or an object.
  var isValue: Bool {
    switch self {
    case .window, .superview, .index, .mask, .gestureRecognizers: false
    default: true
    }
  }

  /// True if the property tells how the view answers touches, which matters as soon as it is shown.
  var isOfTouches: Bool { [.isUserInteractionEnabled, .gestureRecognizers].contains(self) }

  /// True if a change of the property moves the view, or shows or hides it.
  var isMove: Bool {
    switch self {
    case .size, .origin, .center, .transform, .alpha, .isHidden, .window, .superview: true
    default: false
    }
  }
}

/// The values of one view, such as its size and opacity, that a cancelled transition must restore.
@MainActor
struct ViewState: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform: CATransform3D
  var sublayerTransform: CATransform3D
  var anchorPoint: CGPoint
  var zPosition: CGFloat
  var alpha: CGFloat
  var cornerRadius: CGFloat
  var isHidden: Bool
  var isUserInteractionEnabled: Bool
  var clipsToBounds: Bool
  var mask: MaskState?
  var recognizers: ContiguousArray<Recognizer>

  /// One gesture recogniser of the view, and whether it is enabled.
  struct Recognizer: Equatable {
    var serial: Int
    var isEnabled: Bool
    var kind: ObjectIdentifier
  }

  init(of view: UIView) {
    let layer = view.layer
    bounds = layer.bounds
    center = layer.position
    transform = layer.transform
    sublayerTransform = layer.sublayerTransform
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    alpha = CGFloat(layer.opacity)
    cornerRadius = layer.cornerRadius
    isHidden = layer.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = layer.masksToBounds
    mask = MaskState(of: layer)
    recognizers = []
    for recognizer in view.gestureRecognizers ?? [] {
      recognizers.append(
        Recognizer(
          serial: recognizer.serial, isEnabled: recognizer.isEnabled,
          kind: ObjectIdentifier(type(of: recognizer))))
    }
  }

  /// Returns true if a view still has the values of this state. It is faster than a comparison with
  /// a new ``ViewState`` of the view, because none is created, and has the same result.
  func isStill(_ view: UIView) -> Bool {
    let layer = view.layer
    guard layer.bounds == bounds, layer.position == center, CGFloat(layer.opacity) == alpha,
      layer.isHidden == isHidden, layer.cornerRadius == cornerRadius,
      layer.masksToBounds == clipsToBounds, layer.anchorPoint == anchorPoint,
      layer.zPosition == zPosition, view.isUserInteractionEnabled == isUserInteractionEnabled,
      layer.transform == transform, layer.sublayerTransform == sublayerTransform,
      mask == MaskState(of: layer)
    else { return false }
    let attached = view.gestureRecognizers ?? []
    return attached.count == recognizers.count
      && zip(attached, recognizers).allSatisfy {
        $0.isEnabled == $1.isEnabled && $0.serial == $1.serial
      }
  }

  /// Makes two views compare equal if they have equally many gesture recognisers, enabled alike,
  /// even if the recognisers are different objects: each recogniser's serial number is replaced by
  /// its position.
  mutating func countRecognizers() {
    for index in recognizers.indices {
      recognizers[index].serial = index
    }
  }

  /// Returns the properties that differ between two states of a view, with both values as text.
  func differences(
    from later: ViewState, geometry: Bool, scrolls: Bool
  ) -> [(property: ViewProperty, before: String, after: String)] {
    var found = Differences()
    if geometry { compareGeometry(with: later, scrolls: scrolls, &found) }
    compareTransforms(with: later, &found)
    compareLooks(with: later, &found)
    found.compare(
      .isUserInteractionEnabled, isUserInteractionEnabled, later.isUserInteractionEnabled,
      isUserInteractionEnabled == later.isUserInteractionEnabled
    ) { "\($0)" }
    found.compare(
      .clipsToBounds, clipsToBounds, later.clipsToBounds, clipsToBounds == later.clipsToBounds
    ) { "\($0)" }
    if mask != later.mask {
      let texts = MaskState.texts(mask, later.mask)
      found.list.append((.mask, texts.before, texts.after))
    }
    found.compare(
      .gestureRecognizers, recognizers, later.recognizers, hasRecognizersLike(later)
    ) { Self.text(of: $0) }
    return found.list
  }

  /// Returns true if another state has the same recognisers, or others of the same classes that
  /// are enabled alike. An app that makes its recognisers anew each time a screen appears has
  /// neither added nor lost one.
  private func hasRecognizersLike(_ later: ViewState) -> Bool {
    recognizers.elementsEqual(later.recognizers) {
      $0.isEnabled == $1.isEnabled && $0.kind == $1.kind
    }
  }

  /// The properties of a view that differ, in the order in which they were compared.
  private struct Differences {
    var list: [(property: ViewProperty, before: String, after: String)] = []

    mutating func compare<Value>(
      _ property: ViewProperty, _ before: Value, _ after: Value, _ same: Bool,
      _ text: (Value) -> String
    ) {
      if !same { list.append((property, text(before), text(after))) }
    }
  }

  /// Compares the sizes, the bounds' origins and the centres of two states of a view. The origin of
  /// a scroll view's bounds is left out, because scrolling changes it.
  private func compareGeometry(
    with later: ViewState, scrolls: Bool, _ found: inout Differences
  ) {
    found.compare(
      .size, bounds.size, later.bounds.size, looksNear(bounds.size, later.bounds.size)
    ) { "\(Text.number($0.width)) x \(Text.number($0.height))" }
    if !scrolls {
      found.compare(
        .origin, bounds.origin, later.bounds.origin,
        looksNear(bounds.origin, later.bounds.origin), Text.point)
    }
    found.compare(.center, center, later.center, looksNear(center, later.center), Text.point)
  }

  private func compareTransforms(with later: ViewState, _ found: inout Differences) {
    found.compare(.transform, transform, later.transform, near(transform, later.transform)) {
      Text.transform($0)
    }
    found.compare(
      .sublayerTransform, sublayerTransform, later.sublayerTransform,
      near(sublayerTransform, later.sublayerTransform)
    ) { Text.transform($0) }
    found.compare(
      .anchorPoint, anchorPoint, later.anchorPoint, near(anchorPoint, later.anchorPoint),
      Text.point)
    found.compare(
      .zPosition, zPosition, later.zPosition, near(zPosition, later.zPosition), Text.number)
  }

  private func compareLooks(with later: ViewState, _ found: inout Differences) {
    found.compare(.alpha, alpha, later.alpha, near(alpha, later.alpha), Text.number)
    found.compare(
      .cornerRadius, cornerRadius, later.cornerRadius, near(cornerRadius, later.cornerRadius),
      Text.number)
    found.compare(.isHidden, isHidden, later.isHidden, isHidden == later.isHidden) { "\($0)" }
  }

  /// Returns true if a view in another state has the same centre, size and transform as in this
  /// one, so that it may be a replacement of this view.
  func isPlaced(like other: ViewState) -> Bool {
    near(bounds.size, other.bounds.size) && near(center, other.center)
      && near(transform, other.transform)
  }

  private static func text(of recognizers: ContiguousArray<Recognizer>) -> String {
    let disabled = recognizers.count { !$0.isEnabled }
    return disabled == 0
      ? "\(recognizers.count)" : "\(recognizers.count), \(disabled) of them disabled"
  }

  // Two places or sizes that differ by a tenth of a point or less count as equal, because nobody
  // can see the difference: the finest screen has three pixels to the point. An app that moves a
  // view along with the content of a scroll view may leave it so near its place, as by the last
  // value of an interpolation.

  private func looksNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= 0.1 && abs(one.y - other.y) <= 0.1
  }

  private func looksNear(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) <= 0.1 && abs(one.height - other.height) <= 0.1
  }

  // Two other numbers count as equal if they differ by a thousandth or less.

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.001 }

  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    near(one.x, other.x) && near(one.y, other.y)
  }

  private func near(_ one: CGSize, _ other: CGSize) -> Bool {
    near(one.width, other.width) && near(one.height, other.height)
  }

  private func near(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    // The first three rows of a transform scale and turn points that may be hundreds of points away
    // from the anchor, so their tolerance is smaller than that of the row that translates.
    func fine(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.000_001 }
    return fine(one.m11, other.m11) && fine(one.m12, other.m12) && fine(one.m13, other.m13)
      && fine(one.m14, other.m14) && fine(one.m21, other.m21) && fine(one.m22, other.m22)
      && fine(one.m23, other.m23) && fine(one.m24, other.m24) && fine(one.m31, other.m31)
      && fine(one.m32, other.m32) && fine(one.m33, other.m33) && fine(one.m34, other.m34)
      && near(one.m41, other.m41) && near(one.m42, other.m42) && near(one.m43, other.m43)
      && fine(one.m44, other.m44)
  }
}
