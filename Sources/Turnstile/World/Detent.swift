public import HeadlessUIKit

/// A height or width at which a card of the app's own rests on purpose.
///
/// A finger can leave such a card in several places, and which of them are meant only the app
/// knows. UIKit's own sheets say it themselves; for a card of one's own the subject says it:
///
/// ```swift
/// let map = Subject("map", detents: [.height(120), .fraction(0.5)]) { stage in … }
/// ```
///
/// What counts is how much of the card is seen, from the edge of the window that it comes out of.
/// So a drawer that comes in from the side has widths, and a box in the middle of the screen has no
/// detents at all.
public struct Detent: Hashable, Sendable {
  private enum Extent: Hashable { case height(CGFloat), width(CGFloat), fraction(CGFloat) }
  private let extent: Extent

  /// So many points are seen of a card that comes from above or below.
  public static func height(_ points: CGFloat) -> Detent { Detent(extent: .height(points)) }

  /// So many points are seen of a drawer that comes from the side.
  public static func width(_ points: CGFloat) -> Detent { Detent(extent: .width(points)) }

  /// A card from above or below covers this share of the window's height.
  public static func fraction(_ share: CGFloat) -> Detent { Detent(extent: .fraction(share)) }

  /// Whether a view with this frame in its window rests there.
  func holds(_ frame: CGRect, in window: CGRect) -> Bool {
    let seen = frame.intersection(window)
    guard !seen.isNull else { return false }
    let isVertical = seen.minY == window.minY || seen.maxY == window.maxY
    let isHorizontal = seen.minX == window.minX || seen.maxX == window.maxX
    // Half a point is what rounding to whole points makes of a share.
    return switch extent {
    case .height(let points): isVertical && abs(seen.height - points) <= 0.5
    case .width(let points): isHorizontal && abs(seen.width - points) <= 0.5
    case .fraction(let share): isVertical && abs(seen.height - share * window.height) <= 0.5
    }
  }
}
