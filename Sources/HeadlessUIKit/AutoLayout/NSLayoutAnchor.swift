/// One side, one centre line, or one length of a view or a guide, to make constraints from.
///
/// The kinds of anchors are types of their own, so that a top edge cannot be tied to a width: it
/// does not compile.
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

  /// The view or guide the anchor is a part of.
  public var item: AnyObject? { layoutItem }

  /// A name of the anchor.
  public var name: String { "\(layoutItem.layoutName).\(attribute)" }

  /// Whether both are the same line of the same view or guide.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object as? any AnchorIdentity
    return onMainThread("NSLayoutAnchor.isEqual(_:)") {
      other?.line.item === layoutItem && other?.line.attribute == attribute
    }
  }
  public nonisolated override var hash: Int {
    onMainThread("NSLayoutAnchor.hash") { attribute.rawValue }
  }

  /// Makes the constraint that this anchor is where another is, or so much further.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// Makes the constraint that this anchor is at least so much further than another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Makes the constraint that this anchor is at most so much further than another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// An anchor of whatever kind, to compare it with another.
@MainActor
private protocol AnchorIdentity: AnyObject {
  var line: (item: AnyObject, attribute: NSLayoutConstraint.Attribute) { get }
}

extension NSLayoutAnchor: AnchorIdentity {
  fileprivate var line: (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    (layoutItem, attribute)
  }
}

/// What UIKit takes for the usual distance between two neighbours.
private let systemSpacing: CGFloat = 8

/// A vertical line: an edge at a side, or the centre between them.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes the constraint that this anchor follows another at a multiple of the usual distance.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// Makes the constraint that this anchor follows another at no less than a multiple of the usual
  /// distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// A horizontal line: the upper or lower edge, or the centre between them.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes the constraint that this anchor follows another at a multiple of the usual distance.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// Makes the constraint that this anchor follows another at no less than a multiple of the usual
  /// distance.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the constraint that the length is a number.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .equal, nil, .notAnAttribute, constant: c)
  }

  /// Makes the constraint that the length is at least a number.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem, attribute, .greaterThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// Makes the constraint that the length is at most a number.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .lessThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// Makes the constraint that the length is a multiple of another, and so much more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that the length is at least a multiple of another, and so much more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that the length is at most a multiple of another, and so much more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
