public import UIKit

/// The constraints of one rule, which an app keeps to change them later.
@preconcurrency @MainActor
public final class LayoutHandle {
  /// The constraints of the rule.
  public private(set) var layoutConstraints: [NSLayoutConstraint] = []

  init() {}

  func add(_ constraint: NSLayoutConstraint) { layoutConstraints.append(constraint) }

  /// A Boolean value that is true if the constraints take part in layout.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets the constraints take part in layout.
  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  /// Takes the constraints out of layout.
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  /// Lets the constraints take part in layout.
  public func install() { activate() }
  /// Takes the constraints out of layout.
  public func uninstall() { deactivate() }

  /// Changes the amount that is added to the attributes.
  @discardableResult
  public func update(offset: any LayoutValue) -> LayoutHandle { update(offset, isInset: false) }
  /// Changes the amount by which the attributes are moved inwards.
  @discardableResult
  public func update(inset: any LayoutValue) -> LayoutHandle { update(inset, isInset: true) }
  /// Changes how important the rule is.
  @discardableResult
  public func update(priority: LayoutImportance) -> LayoutHandle {
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(priority.value) }
    return self
  }

  private func update(_ amount: any LayoutValue, isInset: Bool) -> LayoutHandle {
    for constraint in layoutConstraints {
      constraint.constant = LayoutAmount.constant(
        amount, isInset, for: constraint.firstAttribute)
    }
    return self
  }
}

/// A constraint that was made from a description, so that a later description can replace it.
final class DescribedConstraint: NSLayoutConstraint {
  /// Returns true if another constraint relates the same attributes, with any constant.
  func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && secondItem === other.secondItem
      && multiplier == other.multiplier && priority == other.priority
  }
}

/// A value to which a rule of a layout makes attributes equal, or by which it moves them: a view, a
/// guide, attributes of one, a number, a point, a size or insets.
public protocol LayoutValue {}

/// A number of points or a factor in a rule of a layout.
public protocol LayoutNumber: LayoutValue {
  /// The number as a length.
  var layoutPoints: CGFloat { get }
}

extension UIView: LayoutValue {}
extension UILayoutGuide: LayoutValue {}
extension LayoutEnd: LayoutValue {}
extension CGPoint: LayoutValue {}
extension CGSize: LayoutValue {}
extension UIEdgeInsets: LayoutValue {}
extension NSDirectionalEdgeInsets: LayoutValue {}
extension Int: LayoutNumber {
  /// The number as a length.
  public var layoutPoints: CGFloat { CGFloat(self) }
}
extension UInt: LayoutNumber {
  /// The number as a length.
  public var layoutPoints: CGFloat { CGFloat(self) }
}
extension Float: LayoutNumber {
  /// The number as a length.
  public var layoutPoints: CGFloat { CGFloat(self) }
}
extension Double: LayoutNumber {
  /// The number as a length.
  public var layoutPoints: CGFloat { CGFloat(self) }
}
extension CGFloat: LayoutNumber {
  /// The number as a length.
  public var layoutPoints: CGFloat { self }
}

/// Turns the amounts of a rule into the constants of its constraints.
enum LayoutAmount {
  /// Returns the constant for an attribute.
  ///
  /// - Parameter isInset: True if a number means a distance inwards from each edge.
  static func constant(
    _ amount: (any LayoutValue)?, _ isInset: Bool, for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch amount {
    case let number as any LayoutNumber:
      let points = number.layoutPoints
      guard isInset else { return points }
      return inwards(
        UIEdgeInsets(top: points, left: points, bottom: points, right: points), attribute)
    case let point as CGPoint:
      return isHorizontal(attribute) ? point.x : point.y
    case let size as CGSize:
      return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let insets as UIEdgeInsets: return inwards(insets, attribute)
    case let insets as NSDirectionalEdgeInsets:
      return inwards(
        UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        attribute)
    default: return 0
    }
  }

  private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    [.left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin].contains(attribute)
  }

  private static func inwards(
    _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: insets.left
    case .top, .firstBaseline, .topMargin: insets.top
    case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
    case .bottom, .lastBaseline, .bottomMargin: -insets.bottom
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    default: 0
    }
  }
}
