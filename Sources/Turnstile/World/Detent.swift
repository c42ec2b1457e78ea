public import HeadlessUIKit

/// A height or width at which a card that the app itself moves, without UIKit's sheet, may come to
/// rest.
///
/// A finger can leave such a card in several places, and only the app knows which of them are
/// intended. UIKit's sheets declare their detents; for a card of the app's own, the subject
/// declares them:
///
/// ```swift
/// let map = Subject("map", detents: [.height(120), .fraction(0.5)]) { stage in … }
/// ```
///
/// The visible part of the card counts, measured from the window edge that the card comes from. So
/// a drawer at the side has widths, and a box in the middle of the screen has no detents.
public struct Detent: Hashable, Sendable {
  private enum Extent: Hashable { case height(CGFloat), width(CGFloat), fraction(CGFloat) }
  private let extent: Extent

  /// Creates a detent for a card at the top or bottom edge of the window that shows this many
  /// points of itself.
  public static func height(_ points: CGFloat) -> Detent { Detent(extent: .height(points)) }

  /// Creates a detent for a drawer at a side edge of the window that shows this many points of
  /// itself.
  public static func width(_ points: CGFloat) -> Detent { Detent(extent: .width(points)) }

  /// Creates a detent for a card at the top or bottom edge of the window that shows this share of
  /// the window's height.
  public static func fraction(_ share: CGFloat) -> Detent { Detent(extent: .fraction(share)) }

  /// Returns true if a card with this frame rests at the detent, that is, shows the declared height
  /// or width of itself.
  func holds(_ frame: CGRect, in window: CGRect) -> Bool {
    let seen = frame.intersection(window)
    guard !seen.isNull else { return false }
    let isVertical = seen.minY == window.minY || seen.maxY == window.maxY
    let isHorizontal = seen.minX == window.minX || seen.maxX == window.maxX
    // Half a point of difference is allowed between the visible part and the detent, because layout
    // may round a share of the height to whole points.
    return switch extent {
    case .height(let points): isVertical && abs(seen.height - points) <= 0.5
    case .width(let points): isHorizontal && abs(seen.width - points) <= 0.5
    case .fraction(let share): isVertical && abs(seen.height - share * window.height) <= 0.5
    }
  }
}
