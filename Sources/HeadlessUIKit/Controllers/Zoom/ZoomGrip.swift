/// The position and the size of a zoomed page while a finger pulls it (rule R184 of UIKit's
/// behaviour). A zoomed page is a controller's view that was opened by a zoom transition.
///
/// The page shrinks about the point where the finger took hold of it, and that point follows the
/// finger:
///
/// - *down*: the page shrinks by 0.67 for each page height that the finger moves. From 0.52 page
///   heights on it shrinks by less and less. The point lags behind the finger by the cube of the
///   distance;
/// - *from the edge*: the page shrinks by 0.67 for each page width that the finger moves;
/// - *a pinch*: the page shrinks, turns and moves as the two fingers do.
///
/// Perpendicular to the pull, the page follows by about half of the finger's distance at first, and
/// then by less and less.
struct ZoomGrip {
  enum Kind { case down, edge, pinch }

  let kind: Kind
  /// The frame of the zoomed page at rest, in the coordinates of its superview.
  let page: CGRect
  /// The point where the finger took hold of the zoomed page, in the coordinates of the page's
  /// superview.
  let place: CGPoint

  private static let shrinking: CGFloat = 0.67
  private static let smallest: CGFloat = 0.37
  private static let knee: CGFloat = 0.52
  private static let lag: CGFloat = 0.45
  private static let following: CGFloat = 0.57
  private static let farthestAcross: CGFloat = 0.9

  /// Returns a distance damped like a rubber band: it grows more and more slowly with the finger's
  /// distance and never reaches a limit.
  private static func banded(_ way: CGFloat, by gain: CGFloat = 1, to limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let shown = (1 - 1 / (abs(way) * gain / limit + 1)) * limit
    return way < 0 ? -shown : shown
  }

  /// Returns the scale of the zoomed page when the finger has moved by a distance in the direction
  /// of the pull. The scale of a page at rest is 1.
  func scale(after way: CGFloat) -> CGFloat {
    switch kind {
    case .down:
      let heights = max(0, way) / max(1, page.height)
      let most = (1 - Self.smallest) / Self.shrinking
      let damped =
        heights <= Self.knee
        ? heights : Self.knee + Self.banded(heights - Self.knee, to: most - Self.knee)
      return 1 - Self.shrinking * damped
    case .edge:
      return max(Self.smallest, 1 - Self.shrinking * max(0, way) / max(1, page.width))
    case .pinch: return 1
    }
  }

  /// Returns the component of the finger's translation in the direction of the pull: horizontal for
  /// a pull from the edge, else vertical.
  func way(of finger: CGPoint) -> CGFloat { kind == .edge ? finger.x : finger.y }

  /// Returns the centre of the zoomed page when the finger has moved by a translation.
  func middle(after finger: CGPoint) -> CGPoint {
    let scale = scale(after: way(of: finger))
    let across = page.width * Self.farthestAcross
    var hold = place
    if kind == .down {
      let heights = max(0, finger.y) / max(1, page.height)
      // Beyond this distance of the finger the formula would move the held point of the page
      // upwards again, so the point stays there.
      let most = (1 / (3 * Self.lag)).squareRoot()
      let fallen = min(heights, most)
      hold.y += (fallen - Self.lag * fallen * fallen * fallen) * page.height
      hold.x += Self.banded(finger.x, by: Self.following, to: across)
    } else {
      hold.x += max(0, finger.x)
      hold.y += Self.banded(finger.y, by: Self.following, to: across)
    }
    return CGPoint(
      x: hold.x + (page.midX - place.x) * scale, y: hold.y + (page.midY - place.y) * scale)
  }

  /// Returns whether the zoomed page closes if the finger is lifted now. The scale that the page
  /// would reach in 0.12 s, at the finger's present velocity, decides.
  func letsGo(after finger: CGPoint, velocity: CGPoint) -> Bool {
    let ahead = scale(after: way(of: finger) + way(of: velocity) * 0.12)
    return ahead < (kind == .down ? 0.905 : 0.70)
  }

  /// Returns the progress of the closing, from 0 to 1, at which the zoomed page has a given scale.
  static func progress(at scale: CGFloat) -> CGFloat {
    min(1, max(0, (1 - scale) / (1 - smallest)))
  }
}
