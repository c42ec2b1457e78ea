/// An anchor for constraints: one side, one centre line, or one length of a view or a guide.
///
/// Each kind of anchor is a type of its own, so code that ties a top edge to a width does not
/// compile.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
/// ```
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
  }

  /// The view or guide to which this anchor belongs.
  public var item: AnyObject? { layoutItem }

  /// The anchor's name in messages, made of the view's or guide's name and the attribute.
  public var name: String { "\(layoutItem.layoutName).\(attribute)" }

  /// Returns true if both anchors are the same attribute of the same view or guide.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let other = object as? any AnchorIdentity
    return onMainThread("NSLayoutAnchor.isEqual(_:)") {
      other?.line.item === layoutItem && other?.line.attribute == attribute
    }
  }
  public nonisolated override var hash: Int {
    onMainThread("NSLayoutAnchor.hash") { attribute.rawValue }
  }

  /// Creates a constraint that makes this anchor equal to another anchor plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// Creates a constraint that keeps this anchor at or beyond another anchor plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Creates a constraint that keeps this anchor at or before another anchor plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    // A multiple of 0 leaves only the constant of the other length, so the constraint gets no
    // second item (rule R216 of UIKit's behaviour).
    if multiplier == 0 {
      return handOut(
        NSLayoutConstraint(
          layoutItem, attribute, relation, nil, .notAnAttribute, constant: constant))
    }
    return handOut(
      NSLayoutConstraint(
        layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
        multiplier: multiplier, constant: constant))
  }

  /// Keeps a new constraint alive until the turn ends, because apps refer to it weakly before they
  /// activate it (rule R230 of UIKit's behaviour).
  fileprivate func handOut(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    Simulator.current.autoreleased(constraint)
  }
}

/// A layout anchor whose axis is not known to the compiler, for the comparison of two anchors.
@MainActor
private protocol AnchorIdentity: AnyObject {
  var line: (item: AnyObject, attribute: NSLayoutConstraint.Attribute) { get }
}

extension NSLayoutAnchor: AnchorIdentity {
  fileprivate var line: (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    (layoutItem, attribute)
  }
}

/// The model's standard distance between two neighbouring views, as in UIKit.
private let systemSpacing: CGFloat = 8

/// An anchor on the x-axis: a left or right edge, or the horizontal centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Creates a constraint: this anchor lies after another anchor, at a multiple of the standard
  /// distance.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint: this anchor lies after another anchor, at no less than a multiple of the
  /// standard distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// An anchor on the y-axis: an upper or lower edge, a baseline, or the vertical centre.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates a constraint: this anchor lies below another anchor, at a multiple of the standard
  /// distance.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates a constraint: this anchor lies below another anchor, at no less than a multiple of the
  /// standard distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// An anchor that is a width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint that makes this width or height equal to a number.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    handOut(NSLayoutConstraint(layoutItem, attribute, .equal, nil, .notAnAttribute, constant: c))
  }

  /// Creates a constraint that makes this width or height at least a number.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    handOut(
      NSLayoutConstraint(
        layoutItem, attribute, .greaterThanOrEqual, nil, .notAnAttribute, constant: c))
  }

  /// Creates a constraint that makes this width or height at most a number.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    handOut(
      NSLayoutConstraint(
        layoutItem, attribute, .lessThanOrEqual, nil, .notAnAttribute, constant: c))
  }

  /// Creates a constraint that makes this width or height equal to a multiple of another one plus a
  /// constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Creates a constraint that makes this width or height at least a multiple of another one plus a
  /// constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Creates a constraint that makes this width or height at most a multiple of another one plus a
  /// constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
