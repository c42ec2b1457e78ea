/// The position and size of a page under the finger that pulls it (R184).
///
/// The page shrinks about the point where the finger took hold of it, and that point follows the
/// finger:
///
/// - *down*: the page shrinks by 0.67 for each page height, from 0.52 page heights on by less and
///   less, and the point falls behind the finger by the cube of the distance;
/// - *from the edge*: the page shrinks by 0.67 for each page width;
/// - *a pinch*: the page shrinks, turns and moves as the two fingers do.
///
/// Perpendicular to the pull the page follows by about half of the finger's distance, and by less
/// and less.
struct ZoomGrip {
  enum Kind { case down, edge, pinch }

  let kind: Kind
  /// The page's frame at rest, in its superview.
  let page: CGRect
  /// The point where the finger took hold of the page, in its superview.
  let place: CGPoint

  private static let shrinking: CGFloat = 0.67
  private static let smallest: CGFloat = 0.37
  private static let knee: CGFloat = 0.52
  private static let lag: CGFloat = 0.45
  private static let following: CGFloat = 0.57
  private static let farthestAcross: CGFloat = 0.9

  /// Returns a distance damped so that it approaches a limit and never reaches it.
  private static func banded(_ way: CGFloat, by gain: CGFloat = 1, to limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let shown = (1 - 1 / (abs(way) * gain / limit + 1)) * limit
    return way < 0 ? -shown : shown
  }

  /// Returns the page's scale after the finger has moved a distance along the pull; 1 at rest.
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

  /// Returns the part of the finger's translation along the pull.
  func way(of finger: CGPoint) -> CGFloat { kind == .edge ? finger.x : finger.y }

  /// Returns the page's centre for a translation of the finger that pulls it.
  func middle(after finger: CGPoint) -> CGPoint {
    let scale = scale(after: way(of: finger))
    let across = page.width * Self.farthestAcross
    var hold = place
    if kind == .down {
      let heights = max(0, finger.y) / max(1, page.height)
      // Beyond this distance the formula would move the point up again.
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

  /// Returns true if a finger that leaves the screen now, at this velocity, lets the page go. The
  /// page's scale 0.12 s later decides.
  func letsGo(after finger: CGPoint, velocity: CGPoint) -> Bool {
    let ahead = scale(after: way(of: finger) + way(of: velocity) * 0.12)
    return ahead < (kind == .down ? 0.905 : 0.70)
  }

  /// Returns the progress of the pull, from 0 to 1, for a scale of the page.
  static func progress(at scale: CGFloat) -> CGFloat {
    min(1, max(0, (1 - scale) / (1 - smallest)))
  }
}
