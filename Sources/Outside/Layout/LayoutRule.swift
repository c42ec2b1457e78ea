public import UIKit

/// A rule for attributes of a view: what they are equal to, how far from it, and how important that
/// is. The constraints are made when the description ends.
@preconcurrency @MainActor
public final class LayoutRule {
  private enum Other {
    case superview
    case value(any LayoutValue)
  }

  private let item: AnyObject
  private var attributes: [NSLayoutConstraint.Attribute]
  private var other: Other?
  private var relation = NSLayoutConstraint.Relation.equal
  private var amount: (any LayoutValue)?
  private var isInset = false
  private var factor: CGFloat = 1
  private var importance = UILayoutPriority.required
  private var label: String?

  /// The constraints of the rule, which can be changed later.
  public let constraint = LayoutHandle()

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  private func adding(_ attribute: NSLayoutConstraint.Attribute...) -> LayoutRule {
    attributes += attribute
    return self
  }

  /// The rule, for the left edge as well.
  public var left: LayoutRule { adding(.left) }
  /// The rule, for the right edge as well.
  public var right: LayoutRule { adding(.right) }
  /// The rule, for the top edge as well.
  public var top: LayoutRule { adding(.top) }
  /// The rule, for the bottom edge as well.
  public var bottom: LayoutRule { adding(.bottom) }
  /// The rule, for the leading edge as well.
  public var leading: LayoutRule { adding(.leading) }
  /// The rule, for the trailing edge as well.
  public var trailing: LayoutRule { adding(.trailing) }
  /// The rule, for the width as well.
  public var width: LayoutRule { adding(.width) }
  /// The rule, for the height as well.
  public var height: LayoutRule { adding(.height) }
  /// The rule, for the horizontal centre as well.
  public var centerX: LayoutRule { adding(.centerX) }
  /// The rule, for the vertical centre as well.
  public var centerY: LayoutRule { adding(.centerY) }
  /// The rule, for the four edges as well.
  public var edges: LayoutRule { adding(.left, .top, .right, .bottom) }
  /// The rule, for the left and the right edge as well.
  public var horizontalEdges: LayoutRule { adding(.left, .right) }
  /// The rule, for the top and the bottom edge as well.
  public var verticalEdges: LayoutRule { adding(.top, .bottom) }
  /// The rule, for the width and the height as well.
  public var size: LayoutRule { adding(.width, .height) }
  /// The rule, for the centre as well.
  public var center: LayoutRule { adding(.centerX, .centerY) }

  // MARK: - Relations

  private func relate(_ relation: NSLayoutConstraint.Relation, to other: Other) -> LayoutRule {
    (self.relation, self.other) = (relation, other)
    return self
  }

  /// Makes the attributes equal to those of a view, or to a number, a size or insets.
  @discardableResult
  public func equalTo(_ value: any LayoutValue) -> LayoutRule { relate(.equal, to: .value(value)) }
  /// Makes the attributes equal to those of the superview.
  @discardableResult
  public func equalToSuperview() -> LayoutRule { relate(.equal, to: .superview) }
  /// Makes the attributes at most those of a view, or a number.
  @discardableResult
  public func lessThanOrEqualTo(_ value: any LayoutValue) -> LayoutRule {
    relate(.lessThanOrEqual, to: .value(value))
  }
  /// Makes the attributes at most those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> LayoutRule {
    relate(.lessThanOrEqual, to: .superview)
  }
  /// Makes the attributes at least those of a view, or a number.
  @discardableResult
  public func greaterThanOrEqualTo(_ value: any LayoutValue) -> LayoutRule {
    relate(.greaterThanOrEqual, to: .value(value))
  }
  /// Makes the attributes at least those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> LayoutRule {
    relate(.greaterThanOrEqual, to: .superview)
  }

  /// Adds an amount to the attributes.
  @discardableResult
  public func offset(_ amount: any LayoutValue) -> LayoutRule {
    (self.amount, isInset) = (amount, false)
    return self
  }
  /// Moves the attributes inwards by an amount.
  @discardableResult
  public func inset(_ amount: any LayoutValue) -> LayoutRule {
    (self.amount, isInset) = (amount, true)
    return self
  }
  /// Multiplies the attributes of the other view.
  @discardableResult
  public func multipliedBy(_ factor: any LayoutNumber) -> LayoutRule {
    self.factor = factor.layoutPoints
    return self
  }
  /// Divides the attributes of the other view.
  @discardableResult
  public func dividedBy(_ divisor: any LayoutNumber) -> LayoutRule {
    factor = 1 / divisor.layoutPoints
    return self
  }
  /// Sets how important the rule is, by a number up to 1000.
  @discardableResult
  public func priority(_ number: any LayoutNumber) -> LayoutRule {
    importance = UILayoutPriority(Float(number.layoutPoints))
    return self
  }
  /// Sets how important the rule is.
  @discardableResult
  public func priority(_ priority: LayoutImportance) -> LayoutRule {
    importance = UILayoutPriority(priority.value)
    return self
  }
  /// Sets how important the rule is.
  @discardableResult @_disfavoredOverload
  public func priority(_ priority: UILayoutPriority) -> LayoutRule {
    importance = priority
    return self
  }
  /// Names the rule's constraints.
  @discardableResult
  public func labeled(_ label: String) -> LayoutRule {
    self.label = label
    return self
  }

  // MARK: - Constraints

  /// Makes the rule's constraints, which are not active yet.
  func finished() -> LayoutHandle {
    guard let other else { return constraint }
    for (index, attribute) in attributes.enumerated() {
      let end = end(of: other, for: attribute, at: index)
      let made = DescribedConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: end.item,
        attribute: end.attribute, multiplier: factor,
        constant: LayoutAmount.constant(amount, isInset, for: attribute) + end.constant)
      (made.priority, made.identifier) = (importance, label)
      constraint.add(made)
    }
    return constraint
  }

  private func end(
    of other: Other, for attribute: NSLayoutConstraint.Attribute, at index: Int
  ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) {
    let around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    switch other {
    case .superview: return (around, attribute, 0)
    case .value(let value as LayoutEnd):
      let many = value.attributes.count > 1 && index < value.attributes.count
      return (value.item, value.attributes[many ? index : 0], 0)
    case .value(let value as UIView): return (value, attribute, 0)
    case .value(let value as UILayoutGuide): return (value, attribute, 0)
    case .value(let value):
      let constant = LayoutAmount.constant(value, false, for: attribute)
      let isLength = attribute == .width || attribute == .height
      return isLength ? (nil, .notAnAttribute, constant) : (around, attribute, constant)
    }
  }
}

/// The importance of a rule, by the names that SnapKit has.
public struct LayoutImportance: Sendable {
  /// The number, up to 1000.
  public var value: Float

  /// Creates an importance from a number up to 1000.
  public init(_ value: Float) { self.value = value }

  /// The importance of a rule that must hold.
  public static let required = LayoutImportance(1000)
  /// A high importance.
  public static let high = LayoutImportance(750)
  /// A medium importance.
  public static let medium = LayoutImportance(500)
  /// A low importance.
  public static let low = LayoutImportance(250)
}
