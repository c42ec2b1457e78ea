import UIKit

/// An edge of a view, by the names that PureLayout has.
///
/// PureLayout is written in Objective-C, which does not compile on Linux, so an app that lays out
/// its views by PureLayout's methods finds them in this module, under their own names. The value of
/// each case is the layout attribute that it stands for.
public enum ALEdge: Int, Sendable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  var attribute: NSLayoutConstraint.Attribute { .init(rawValue: rawValue)! }

  /// The margin at the edge.
  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  /// True if an inset at the edge moves it to smaller coordinates.
  var isFar: Bool { [.right, .bottom, .trailing].contains(self) }

  /// Returns the inset at the edge. The leading edge has the left inset, as in PureLayout.
  func inset(in insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leading: insets.left
    case .right, .trailing: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    }
  }

  /// The four edges without one of them. The left edge leaves out the leading one, and the right
  /// edge the trailing one.
  static func all(without edge: ALEdge? = nil) -> [ALEdge] {
    [.top, .leading, .bottom, .trailing].filter { one in
      one != edge && !(one == .leading && edge == .left) && !(one == .trailing && edge == .right)
    }
  }
}

/// A dimension of a view, by the names that PureLayout has.
public enum ALDimension: Int, Sendable {
  /// The width.
  case width = 7
  /// The height.
  case height

  var attribute: NSLayoutConstraint.Attribute { .init(rawValue: rawValue)! }
}

/// An axis of a view, by the names that PureLayout has. The vertical axis is the line that runs
/// down the middle of the view, so views on the same vertical axis have the same horizontal centre.
public enum ALAxis: Int, Sendable {
  /// The line down the middle of the view.
  case vertical = 9
  /// The line across the middle of the view.
  case horizontal
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline

  /// The baseline of the last line of text.
  public static var baseline: ALAxis { .lastBaseline }

  var attribute: NSLayoutConstraint.Attribute { .init(rawValue: rawValue)! }

  /// The same axis between the margins of a view.
  var withinMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerXWithinMargins
    case .horizontal: .centerYWithinMargins
    case .lastBaseline, .firstBaseline: attribute
    }
  }
}

/// An attribute of a view, by the names that PureLayout has: an edge, an axis or a dimension.
public enum ALAttribute: Int, Sendable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The line down the middle of the view.
  case vertical
  /// The line across the middle of the view.
  case horizontal
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline

  /// The baseline of the last line of text.
  public static var baseline: ALAttribute { .lastBaseline }

  var attribute: NSLayoutConstraint.Attribute { .init(rawValue: rawValue)! }
}
