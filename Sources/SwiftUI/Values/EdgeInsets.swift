public import UIKit

/// The distances between a view's content and the view's edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets that are zero on all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
