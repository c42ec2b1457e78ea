/// What a constraint can be about: a view or a guide.
@preconcurrency @MainActor
protocol LayoutItem: NSObject {
  /// The view itself, or the view a guide belongs to.
  var layoutOwner: UIView? { get }
  /// What tells it from others in a message.
  var layoutName: String { get }
  /// How constraints point at it.
  var layoutReference: LayoutReference { get }
  /// Where the engine last found it to be, in the view it is in.
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

/// Where an item is, in terms of an engine's variables.
struct LayoutBox {
  var x = LinearExpression()
  var y = LinearExpression()
  var width = LinearExpression()
  var height = LinearExpression()

  /// What an attribute is in these terms.
  ///
  /// - Parameter margins: The margins of the item, for the attributes that are about them.
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
  /// Whether it is about margins.
  var concernsMargins: Bool { firstAttribute.isMargin || secondAttribute.isMargin }

  /// Whether what it says depends on the direction in which one reads.
  var followsReadingDirection: Bool {
    firstAttribute.mirrored != firstAttribute || secondAttribute.mirrored != secondAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// What is on this side when one reads from right to left.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// Whether it depends on margins: the numbers from 13 on are those.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether it is about one side, as against a middle or a length.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      false
    default: true
    }
  }
}
