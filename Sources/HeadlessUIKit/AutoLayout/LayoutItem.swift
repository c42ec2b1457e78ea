/// An item that a constraint can refer to: a view or a guide.
@preconcurrency @MainActor
protocol LayoutItem: NSObject {
  /// The view to which the item belongs: a view itself, or the owner of a guide.
  var layoutOwner: UIView? { get }
  /// The name of the view or guide in messages about constraints.
  var layoutName: String { get }
  /// The object by which constraints refer to the view or guide, so that they do not keep it alive.
  var layoutReference: LayoutReference { get }
  /// The frame that constraints gave to the view or guide at the last solution, in the coordinates
  /// of the superview or, for a guide, of its owning view.
  var solution: Solution? { get set }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
  var layoutName: String { "\(type(of: self)):\(serial)" }
  var layoutReference: LayoutReference { makeLayoutState().reference }
  var solution: Solution? {
    get { layoutState?.solution }
    set { makeLayoutState().solution = newValue }
  }
}

/// The position and size of a view or guide, as linear expressions in the layout engine's
/// variables.
struct LayoutBox {
  var x = LinearExpression()
  var y = LinearExpression()
  var width = LinearExpression()
  var height = LinearExpression()

  /// Returns the expression for an attribute, such as the right edge, of the view or guide.
  ///
  /// - Parameter margins: The margins of the view, for attributes such as `leftMargin`.
  func value(of attribute: NSLayoutConstraint.Attribute, margins: UIEdgeInsets) -> LinearExpression
  {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: sum(x, width)
    case .top: y
    case .bottom, .lastBaseline, .firstBaseline: sum(y, height)
    case .width: width
    case .height: height
    case .centerX: sum(x, width, times: 0.5)
    case .centerY: sum(y, height, times: 0.5)
    case .leftMargin, .leadingMargin: sum(x, LinearExpression(margins.left))
    case .rightMargin, .trailingMargin: sum(sum(x, width), LinearExpression(-margins.right))
    case .topMargin: sum(y, LinearExpression(margins.top))
    case .bottomMargin: sum(sum(y, height), LinearExpression(-margins.bottom))
    case .centerXWithinMargins:
      sum(sum(x, width, times: 0.5), LinearExpression((margins.left - margins.right) / 2))
    case .centerYWithinMargins:
      sum(sum(y, height, times: 0.5), LinearExpression((margins.top - margins.bottom) / 2))
    case .notAnAttribute: LinearExpression()
    }
  }

  private func sum(
    _ one: LinearExpression, _ other: LinearExpression, times factor: Double = 1
  ) -> LinearExpression {
    var sum = one
    sum.add(other, times: factor)
    return sum
  }
}

extension NSLayoutConstraint {
  /// True if one of the constraint's attributes refers to a view's margins.
  var concernsMargins: Bool { firstAttribute.isMargin || secondAttribute.isMargin }

  /// True if the constraint means something else in a right-to-left layout, as with leading and
  /// trailing edges.
  var followsReadingDirection: Bool {
    firstAttribute.mirrored != firstAttribute || secondAttribute.mirrored != secondAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// The layout attribute that takes this one's place in a right-to-left layout: leading and
  /// trailing are exchanged.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// True if the attribute refers to a view's margins. The raw values of these attributes are 13
  /// and more.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// True if the layout attribute is an edge, and neither a centre nor a length.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      false
    default: true
    }
  }
}
