public import UIKit

/// The distances between a SwiftUI view's content and the view's four edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero on all four edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
